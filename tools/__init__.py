"""Programs that make files of the repository; not part of the installed package."""
