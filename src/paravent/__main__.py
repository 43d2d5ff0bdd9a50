"""`python -m paravent` is `paravent`."""

from paravent.cli import main

if __name__ == "__main__":
    main()
