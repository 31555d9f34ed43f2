"""Where the folder build begins; the processes of the computer players start here too."""

import sys

from dokodesk.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
