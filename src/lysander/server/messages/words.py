"""The server's own sentences: errors and table matters, in English and German."""

from __future__ import annotations

from typing import Any

SENTENCES: dict[str, tuple[str, str]] = {
    "bad-request": ("That message cannot be read.", "Diese Nachricht ist nicht lesbar."),
    "too-deep": ("That message is nested too deeply.", "Diese Nachricht ist zu tief verschachtelt."),
    "table-full": (
        "As much as a table can hold has been said and done here besides the moves; the game itself goes on.",
        "Hier ist neben den Zügen so viel gesagt und getan worden, wie ein Tisch fasst; das Spiel selbst geht weiter.",
    ),
    "talk-full": (
        "Nothing more can be said at this table: its talk is full.",
        "An diesem Tisch kann nichts mehr gesagt werden: Das Gespräch ist voll.",
    ),
    "not-found": ("There is nothing here.", "Hier ist nichts."),
    "no-table": ("There is no such table.", "Diesen Tisch gibt es nicht."),
    "no-series": ("There is no such series of this game.", "Diese Serie gibt es bei diesem Spiel nicht."),
    "no-game": ("There is no such game.", "Dieses Spiel gibt es nicht."),
    "no-key": ("This needs the key of {role}.", "Dafür braucht es den Schlüssel von {role}."),
    "no-seat": ("There is no such seat at this table.", "Diesen Platz gibt es an diesem Tisch nicht."),
    "no-method": ("That cannot be done here.", "Das geht hier nicht."),
    "bad-setup": ("The game cannot be set up like this: {why}", "So kann das Spiel nicht aufgebaut werden: {why}"),
    "bad-seat": ("This seat cannot be {what}.", "Dieser Platz kann nicht {what} sein."),
    "bad-players": ("The game is not played with these seats.", "Mit diesen Plätzen wird das Spiel nicht gespielt."),
    "no-level": ("There is no bot of this level.", "Einen Bot dieser Stärke gibt es nicht."),
    "not-lobby": ("The game has begun.", "Das Spiel hat begonnen."),
    "not-running": ("The game is not running.", "Das Spiel läuft nicht."),
    "not-over": ("That is open when the game is over.", "Das ist erst nach dem Ende offen."),
    "paused": ("The table is paused.", "Der Tisch ist angehalten."),
    "stale": (
        "The table went on while you decided. Here is the new position.",
        "Der Tisch ging weiter, während du überlegt hast. Hier ist die neue Stellung.",
    ),
    "refused": ("That is not possible.", "Das ist nicht möglich."),
    "no-undo": ("Nothing can be taken back here.", "Hier kann nichts zurückgenommen werden."),
    "undo-not-free": ("Others must agree to this.", "Dem müssen andere zustimmen."),
    "no-request": ("Nobody asks for that.", "Darum bittet niemand."),
    "no-talk": ("At this table players do not talk while the game runs.", "An diesem Tisch reden die Spieler nicht, solange das Spiel läuft."),
    "no-hints": ("This table gives no hints.", "Dieser Tisch gibt keine Hinweise."),
    "no-bot": ("No bot can answer here.", "Hier kann kein Bot antworten."),
    "not-asked": ("This seat is not asked anything.", "Dieser Platz ist nicht gefragt."),
    "nothing-left": ("The game has ended here.", "Hier ist das Spiel zu Ende."),
    "no-step": ("There is no such step.", "Diesen Schritt gibt es nicht."),
    "held-a-seat": (
        "Who has held another seat of this table has seen too much for this one.",
        "Wer an diesem Tisch einen anderen Platz hatte, hat für diesen zu viel gesehen.",
    ),
    "umpire-plays": ("One person cannot be the umpire and a player.", "Niemand kann zugleich Spielleitung und Spieler sein."),
    "companion": ("This key looks on; whoever leads the seat answers.", "Dieser Schlüssel sieht zu; es antwortet, wer den Platz führt."),
    "seat-present": (
        "The person of this seat is here and has not agreed that the umpire plays it.",
        "Die Person dieses Platzes ist da und hat nicht zugestimmt, dass die Spielleitung ihn spielt.",
    ),
    "seat-taken": ("This seat is taken.", "Dieser Platz ist besetzt."),
    "cross-site": ("Another site may not write here.", "Eine fremde Seite darf hier nicht schreiben."),
    "too-large": ("That message is too large.", "Diese Nachricht ist zu groß."),
    "too-fast": ("Too many messages, wait a little.", "Zu viele Nachrichten, warte ein wenig."),
    "say-hello": ("The first message must say hello.", "Die erste Nachricht muss hello sein."),
    "old-rules": (
        "This table was played by rules {rules}, this server plays {now}. It can be read, not played.",
        "Dieser Tisch wurde nach den Regeln {rules} gespielt, dieser Server spielt {now}. Er kann gelesen, nicht gespielt werden.",
    ),
    "broken": ("Something broke here. The game is safe; nothing was lost.", "Hier ging etwas kaputt. Das Spiel ist sicher; nichts ging verloren."),
    "waiting-lobby": ("The game has not begun.", "Das Spiel hat noch nicht begonnen."),
    "waiting-paused": ("The table is paused.", "Der Tisch ist angehalten."),
    "takeback": (
        "{by} has set the game back: what stands here from line {first} on no longer counts.",
        "{by} hat das Spiel zurückgesetzt: Was hier ab Zeile {first} steht, gilt nicht mehr.",
    ),
    "undo-free": ("You may take back.", "Du kannst zurücknehmen."),
    "undo-ask": ("The others must agree.", "Die anderen müssen zustimmen."),
    "undo-asked": ("You have asked the others.", "Du hast die anderen gefragt."),
    "undo-none": ("There is nothing to take back.", "Es gibt nichts zurückzunehmen."),
    "undo-request": ("{seat} asks to take back.", "{seat} bittet um Zurücknahme."),
}


def lang_of(lang: str) -> str:
    """Returns a language that there is: English, German, or none at all, for programs."""
    return lang if lang in ("de", "none") else "en"


def say(lang: str, code: str, **facts: Any) -> str:
    """Returns the sentence of a code in a language."""
    return "" if lang == "none" else SENTENCES[code][lang == "de"].format_map(facts)
