"""Orca runs this at start. Instead of a voice, a file gets the words, one utterance a line."""

import os

from orca import settings, speech


def write(text, *voice):
    with open(os.environ["HEARD"], "a", encoding="utf-8") as file:
        file.write(text + "\n")


speech._speak = write
# Reading a whole page at its start takes so long that Orca drops what happens meanwhile.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False
settings.enableBraille = False
