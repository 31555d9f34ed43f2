"""The card table, to be played at and to be looked at.

``view.TableView`` plays the match of a session. ``stage.TableStage`` is the same table without a
session, for stored moments. Both have:

* ``show_state(view, names, title=(…, …), animate=False)``: lay a stored moment. Take the view from
  ``seat_view(state, seat, open_seats)``; its seat sits below.
* ``show_step(step)``: show a step as in play (cards fly, words are said). Wait for the signal
  ``still``, or end the motion with ``skip()``.
* ``show_open_hands(seats)``: which hands lie face up, of those that the view knows
  (``open_seats``); ``None`` for all of them.
* ``set_interactive(False)``: nothing can be played, nothing is asked, keys go to the parent.
* ``highlight(cards, seat=…, text=…)`` and ``clear_highlights()``: frame cards that lie open in a
  hand or in the trick and point at them, or at a seat, with a few words. They stay until the next
  ``show_state`` or ``clear_highlights``.
* ``hand.play_wanted(Card)``, ``furniture.panel.answered(Action)``: what the person wants. In a
  stage nobody listens: connect them to act.
* ``apply_settings(settings)``: look and habits; ``settings.settings_from`` makes them from the
  preferences.
"""
