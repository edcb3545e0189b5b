"""Every message between server and clients (docs/wire.md). What comes in is refused if it has an unknown field or a wrong type."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from ...review.saying import Goal, MoveLine, StepLine, TurnLine

PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]*$"
"""No control characters, and none that cannot be seen or turn the direction of what comes after them: names stand within sentences."""
LINES = r"^[^\x00-\x08\x0b-\x1f\x7f]*$"

Name = Annotated[str, Meta(max_length=40, pattern=PRINTABLE)]
Word = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_]*$")]
BotName = Annotated[str, Meta(max_length=80, pattern=r"^[a-z0-9_]*(/[a-z0-9_]*)*$")]
SeatId = Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_]*$")]
ScenarioId = Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9_-]*$")]
Kind = Annotated[str, Meta(max_length=80, pattern=PRINTABLE)]
Title = Annotated[str, Meta(max_length=80, pattern=PRINTABLE)]
Line = Annotated[str, Meta(min_length=1, max_length=1000, pattern=LINES)]
OptionWish = Annotated[str, Meta(max_length=80, pattern=PRINTABLE)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | bool
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Key = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
Token = Annotated[str, Meta(pattern=r"^([A-Za-z0-9_-]{43})?$")]
Hex = Annotated[str, Meta(min_length=64, max_length=64, pattern=r"^[0-9a-f]*$")]
Status = Literal["lobby", "running", "paused", "over"]
Opening = Literal["fits", "unproved", "touched", "changed", "running"]
SeatKind = Literal["human", "open", "bot", "empty"]


class In(Struct, forbid_unknown_fields=True, frozen=True):
    """Base of what clients send."""


# ---------------------------------------------------------------- from clients


class SeatWish(In):
    """A seat of a new table. ``human``: the maker of the table plays it; ``open``: by a link, or from the lobby; ``empty``: nobody, only
    for a seat that is optional."""

    kind: SeatKind = "open"
    level: BotName = ""
    name: Name = ""


class OpenSubgame(In):
    """``POST /tables/T/subgame``: a wish to open the game that answers the open question. ``bots``: bots play all of it."""

    bots: bool = False


Seconds = Annotated[int, Meta(ge=0, le=60 * 86_400)]


class Pace(In):
    """How much time seats have, in seconds. ``kind``: ``live`` or ``post``, which says how times are written. ``each``: for every turn of a seat;
    ``bank``: for the whole game, when that is used up; ``increment``: what each turn adds to the bank; ``question``: for each question outside one's
    turn, and for all in a game that does not say publicly whose turn it is. ``nights``: 22 to 8 o'clock do not count, a day has 14 hours;
    ``leave``: days of leave for each seat. ``up``: when time is up the question is answered by its ``default`` or by a ``bot``, or a bot takes the
    seat over (``takeover``), or the ``others`` decide, or the ``umpire`` (the others while nobody sits in that chair). After three times in a row a
    bot takes over in all cases but the last two. ``level``: its own."""

    kind: Literal["live", "post"]
    each: Seconds = 0
    bank: Seconds = 0
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    question: Annotated[int, Meta(ge=10, le=30 * 86_400)] = 60
    nights: bool = False
    leave: Annotated[int, Meta(ge=0, le=60)] = 0
    up: Literal["default", "bot", "takeover", "others", "umpire"] = "bot"
    level: Word = "normal"


class NewTable(In):
    """``POST /tables``. Without a ``scenario`` it is the first of the game. ``variant`` is a rule variant, as plain data or as the text
    of its TOML file. ``hot_seat``: the maker's key opens every human and open seat. ``hints``: bots may be asked for advice.
    ``series``: the series it is part of, by the host's key of one of its tables; ``new`` for one that begins with it. ``start``: at once, open
    seats stay open. ``umpire_minutes``: the time an umpire has for a question that holds the game up, then the default answers; 0: for ever.
    ``beat``: milliseconds for which nothing is shown to anybody after an answer that may lead to something. ``pace``: the clocks; none without.
    ``delay``: after so many whole moves who has the key to watch sees both sides; 0: not before the end. ``bot_pause``: seconds before each answer
    of a bot while bots have all players' seats, so that whoever looks on can follow."""

    game: Word
    scenario: ScenarioId = ""
    options: Annotated[dict[Word, OptionWish], Meta(max_length=50)] = field(default_factory=dict)
    variant: dict[str, Any] | Annotated[str, Meta(max_length=65_536)] = field(default_factory=dict)
    seats: dict[SeatId, SeatWish] = field(default_factory=dict)
    title: Title = ""
    name: Name = ""
    public: bool = False
    hot_seat: bool = False
    hints: bool = False
    start: bool = False
    umpire_minutes: Annotated[int, Meta(ge=0, le=1440)] = 10
    beat: Annotated[int, Meta(ge=0, le=5000)] = 0
    series: Word = ""
    pace: Pace | None = None
    delay: Annotated[int, Meta(ge=0, le=20)] = 0
    bot_pause: Annotated[int, Meta(ge=0, le=30)] = 0


class Start(In):
    """``POST /tables/T/start``. ``fill``: the level of the bots for seats that are still open; empty: they stay open. ``opened``: what becomes of
    open seats whose link somebody has opened: a ``bot`` sits down there as well, or they stay ``open``; without it the start is refused if a bot
    would. If seats have committed to nonces, it closes their list, and the game begins with the last nonce that is revealed; without ``wait``, three
    seconds after that, with those that are."""

    fill: Word = ""
    wait: bool = True
    opened: Literal["", "bot", "open"] = ""


class Commit(In):
    """``POST /tables/T/commit``: a seat wishes to have a part in the dice; ``commitment`` is the SHA-256 of its nonce, 32 random bytes."""

    seat: SeatId
    commitment: Hex


class Reveal(In):
    """``POST /tables/T/reveal``: the ``nonce`` of a seat, when the list of commitments is closed."""

    seat: SeatId
    nonce: Hex


class Branch(In):
    """``POST /tables/T/branch``: a new table that goes on from a step of the replay (``seat``, ``step``, ``truth`` as there). ``seats`` as for a
    new table; who is not named there is played by the maker."""

    step: Count
    seat: SeatId = ""
    truth: bool = False
    seats: dict[SeatId, SeatWish] = field(default_factory=dict)
    name: Name = ""


class NewLesson(In):
    """``POST /lessons``: the table of a game's lesson, at its first step."""

    game: str
    name: Name = ""


class SetStep(In):
    """``POST /tables/T/lesson``: sets a lesson to the question of a step, whatever has been answered."""

    seat: SeatId
    step: Annotated[int, Meta(ge=1, le=100)]


class SeatChange(In):
    """``POST /tables/T/seat``.

    ``open``: an invitation to a seat was opened, its holder has not sat down; ``take`` an open seat (makes a new key, its own: the ``token``, if the
    client has made one of 32 random bytes in base64url; sent again with the same token it is the same press), ``name`` it, ``free`` it, ``bot``: a
    bot plays on from now, ``human``: the key holder plays again, ``link``: void the seat's keys and make an invitation, ``default``: answer its open
    ask by default, ``companion``: a further key that shows the seat and does not answer for it, ``lend``: the umpire may answer for the seat until
    ``human``. ``ask``: where that needs the consent of a person who is there, ask for it; ``agree``, ``decline``: the answer, ``withdraw``: ask no
    more.
    """

    action: Literal["open", "take", "name", "free", "bot", "human", "link", "default", "companion", "lend", "agree", "decline", "withdraw"]
    seat: SeatId
    name: Name = ""
    level: BotName = "normal"
    ask: bool = False
    token: Token = ""


class ClockChange(In):
    """``POST /tables/T/clock``. ``lengthen``: ``seconds`` more for a seat, for all if none is named (host, umpire; who plays not for their own seat
    alone). ``leave``: the clock of one's seat stands for some ``days``; ``back``: from leave. ``zone``: the time zone of one's seat, whose nights do
    not count (``Europe/Berlin``). Nothing shortens a clock."""

    action: Literal["lengthen", "leave", "back", "zone"]
    seat: SeatId = ""
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 60
    days: Annotated[int, Meta(ge=1, le=60)] = 1
    zone: Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_+/-]*$")] = ""


WayKind = Literal["push", "mail", "webhook"]
Address = Annotated[str, Meta(min_length=3, max_length=2000, pattern=PRINTABLE)]
Wait = Annotated[int, Meta(ge=20, le=86_400)]


class NewWay(In):
    """``POST /tables/T/notices``: a way by which the person of a seat is told of turns. ``address``: of mail, of a webhook in this
    ``form``, or a browser's subscription as JSON. ``wait``: seconds for which a turn waits. ``alone``: nobody else reads a webhook; else it
    is told of turns only that everybody sees."""

    seat: SeatId
    kind: WayKind
    address: Address
    form: Literal["json", "discord", "slack", "matrix"] = "json"
    wait: Wait = 20
    alone: bool = False
    lang: Literal["en", "de"] = "en"


class WayChange(In):
    """``POST /tables/T/notices/change``: ``remove`` a way of one's seat, send a ``test`` by it, or have turns ``wait``."""

    seat: SeatId
    way: Key
    action: Literal["remove", "test", "wait"]
    wait: Wait = 20


class Decision(In):
    """``POST /notices/TOKEN``: what the reader of a notice decides by its link: ``stop`` this way, ``confirm`` a mail address, or ``never`` get mail
    from this server again."""

    action: Literal["stop", "confirm", "never"]


class GiveAnswer(In):
    """``POST /tables/T/answer``: ``at`` is the position that the answer was made for."""

    seat: SeatId
    at: Count
    kind: Kind
    value: Any


class Undo(In):
    """``POST /tables/T/undo``. ``ask``: where it is not free, ask the others for it. ``step``: of several free answers only the last one."""

    seat: SeatId
    ask: bool = False
    step: bool = False


class Consent(In):
    """``POST /tables/T/undo/consent``."""

    seat: SeatId
    agree: bool


class Takeback(In):
    """``POST /tables/T/takeback``: the umpire sets the game back to this line of the journal."""

    line: Count


class Say(In):
    """``POST /tables/T/chat``."""

    text: Line
    seat: SeatId = ""


class MapMark(In):
    """A private mark on the own map."""

    hex: Annotated[str, Meta(max_length=16, pattern=PRINTABLE)]
    colour: Word = ""
    text: Annotated[str, Meta(max_length=80, pattern=PRINTABLE)] = ""


class Notes(In):
    """``PUT /tables/T/notes``, and what comes back in ``state``."""

    seat: SeatId = ""
    text: Annotated[str, Meta(max_length=20_000, pattern=LINES)] = ""
    marks: Annotated[list[MapMark], Meta(max_length=300)] = field(default_factory=list)


class Hello(In, tag="hello"):
    """The first message on a WebSocket; sent again it changes the seat. ``since``: the number of the last line of the log that the client has,
    ``said``: how many lines of talk, by the number of the last one."""

    key: Key = ""
    seat: SeatId = ""
    since: Count = 0
    said: Count = 0
    lang: Word = "en"


class LiveAnswer(In, tag="answer"):
    """An answer over the WebSocket. ``ref`` comes back with the outcome; without one, only the ``state`` after it is sent."""

    at: Count
    kind: Kind
    value: Any
    ref: str | int | None = None


class Ping(In, tag="ping"):
    """Answered by ``pong``."""


class Look(In, tag="look"):
    """Says whether the page is before its reader's eyes; at first it is. Who looks at a table is not told elsewhere that it is their turn."""

    visible: bool


FromClient = Hello | LiveAnswer | Ping | Look

# ---------------------------------------------------------------- to clients


class Error(Struct, frozen=True):
    """Every error: a code for programs, the paragraph if a rule says no, a sentence for people."""

    error: str
    text: str
    rule: str = ""
    code: str = ""


class OptionLine(Struct):
    """One choice of an ask. ``closed``: why it cannot be chosen."""

    value: Any
    label: str
    note: str = ""
    rule: str = ""
    closed: str | None = None


class AskLine(Struct):
    """One open question to this seat."""

    kind: str
    rule: str
    question: str
    help: str
    facts: dict[str, Any]
    domain: dict[str, Any]
    options: list[OptionLine]
    main: str
    default: Any
    takeback: bool
    standing: bool


class RollRow(Struct):
    """One summand of a roll."""

    label: str
    add: int
    rule: str = ""


class Roll(Struct):
    """A roll with its arithmetic. ``source``: drawn from the ``seed``, typed in by ``hand``, or set by a ``ruling``."""

    title: str
    faces: int
    face: int | None
    verdict: str = ""
    rows: list[RollRow] = field(default_factory=list)
    total: int | str | None = None
    needed: str | None = None
    seen_by: str = ""
    source: str = "seed"


class LogLine(Struct):
    """One line of the log of this seat. ``no`` counts what this seat was told; a line ``takeback`` voids those from ``facts.first`` on.
    ``told``: the seats that were told it; only for the umpire, and for everybody after the end. ``roll`` is its die, ``more`` the others of
    a line with several dice."""

    no: int
    kind: str
    rule: str
    text: str
    facts: dict[str, Any]
    audience: Literal["all", "you"]
    group: str
    roll: Roll | None = None
    told: list[str] = field(default_factory=list)
    more: list[Roll] = field(default_factory=list)


class SeatRequest(Struct):
    """What host or umpire (``by``) ask the person of a seat to agree to: an ``action`` of ``SeatChange``, and in words."""

    action: str
    level: str
    by: str
    text: str
    time: int


class SeatClock(Struct):
    """The clock of a seat as everybody sees it: what was left at the last public step, in seconds, of its turn and of its bank. ``up``: its time is
    up, and the others decide. ``leave``: until when it is on leave, in milliseconds since 1970; 0: it is not."""

    turn: int
    bank: int
    up: bool = False
    leave: int = 0


class OwnClock(Struct):
    """The clock of one's own seat. ``left``: seconds for this question and all to come (outside one's turn: for this question alone, ``own``),
    ``bank``: how many of them are in the bank. ``due``: when they are up if one's clock runs, 0 while it stands; ``now``: the server's time, both
    in milliseconds since 1970. ``whole``: the time of which a tenth is low. How often in a row time was up: ``late`` in one's turn, ``skipped``
    outside it. ``days``: of leave left."""

    left: int
    bank: int
    due: int
    now: int
    whole: int
    own: bool
    late: int
    skipped: int
    days: int
    zone: str


class SeatLine(Struct):
    """A seat as everybody sees it. ``stand_in``: a bot plays for the person. ``you``: the key of this request opens it.
    ``lent``: the umpire may answer for it. ``away``: since when its person is away, in milliseconds since 1970; 0: is here, or nobody sits here.
    ``opened``: before the start, somebody has opened the link to this open seat."""

    seat: str
    name: str
    sign: str
    label: str
    kind: SeatKind
    level: str
    stand_in: bool
    online: bool
    you: bool
    lent: bool = False
    away: int = 0
    request: SeatRequest | None = None
    opened: bool = False
    clock: SeatClock | None = None


class Waiting(Struct):
    """What is going on, in public words."""

    text: str
    facts: dict[str, Any]


class UndoRequest(Struct):
    """A seat that asks the others for a take-back."""

    seat: str
    text: str


class UndoState(Struct):
    """``free``: the seat may take back by itself, its last ``steps`` answers. ``ask``: it may ask for it. ``asked``: it did.
    ``request``: it is asked to agree."""

    free: bool
    ask: bool
    asked: bool
    text: str
    request: UndoRequest | None
    steps: int = 0


class ChatLine(Struct):
    """One line of table talk."""

    no: int
    seat: str
    name: str
    text: str
    time: int


class BookLine(Struct):
    """One line of the table's book: what was done with seats and keys. ``by``: a seat, the host, or nobody; ``you``: by this
    key."""

    no: int
    time: int
    action: str
    seat: str
    by: str
    text: str
    you: bool


class SheetLine(Struct):
    """One source of points."""

    label: str
    points: int
    rule: str


class ScoreSheet(Struct):
    """Where the points of one seat or side came from."""

    title: str
    rows: list[SheetLine]
    total: int


class GoalLine(Struct):
    """What a side had to reach, named by one of its seats: ``count`` of it, ``need`` of it needed, both in ``line`` in words. ``how`` it ended:
    ``level`` if another side has the same, and neither has what it was for."""

    side: str
    label: str
    line: str
    how: Literal["reached", "level", "missed"]
    reached: bool
    count: int
    need: int
    rule: str


class ResultState(Struct):
    """How the game ended: in a sentence, of which ``lead`` says who has won. ``winners`` are the seats that won by the rules, ``named`` those that
    the sentence names: by a bare score nobody wins, and still somebody is ahead of par."""

    text: str
    scores: dict[str, int]
    facts: dict[str, Any]
    sheets: list[ScoreSheet]
    winners: list[str] = field(default_factory=list)
    lead: str = ""
    goals: list[GoalLine] = field(default_factory=list)
    named: list[str] = field(default_factory=list)


class StopLine(Struct, omit_defaults=True):
    """A point of a way in ``turn``: a cell ``at``, a point of open ground with its height ``z``, or in a race the number ``y``. ``mark``: what
    happened there, by a message of ``EndingState.words``."""

    turn: int
    at: str = ""
    x: int = 0
    y: int = 0
    z: int = 0
    mark: str = ""


class WayLine(Struct):
    """The way of one thing through the game, in the colour of seat ``side``. ``part``: the picture it belongs to, empty for the board. ``main``: it
    belongs to the story."""

    id: str
    label: str
    side: str
    kind: str
    part: str
    main: bool
    stops: list[StopLine]


class LuckLine(Struct):
    """The dice of one kind: successes (``counts``) or the sum of faces, against what was to be expected and the band in which nine games in ten
    lie."""

    label: str
    line: str
    share: str
    counts: bool
    rolls: int
    got: int
    expected: float
    low: int
    high: int
    least: int
    most: int


class Tally(Struct):
    """Dice that are alike: those that succeed on ``good`` of their ``faces``, with ``got`` successes; or, without ``good``, whose faces sum up to
    ``got``. ``seats``: those for which much is good."""

    seats: list[str]
    faces: int
    good: int | None
    rolls: int
    got: int


class EndingState(Struct):
    """The ways and the luck of a finished game. ``words`` are those of the picture, by message; ``counted`` of ``rolls`` dice and draws count as
    luck. ``dice``: what counts, so that the dice of several games can be counted together."""

    ways: list[WayLine]
    words: dict[str, str]
    luck: list[LuckLine]
    note: str
    counted: int
    rolls: int
    dice: list[Tally] = field(default_factory=list)


class SetupState(Struct):
    """What was fixed at the start. ``variant`` is its name, ``variant_hash`` the SHA-256 of it; both empty without one.
    ``commitment`` is the hash of the secret seed, ``seed`` (hex) is told when the game is over. ``commitments``: the hashes of the nonces of seats
    that have a part in the dice, and ``nonces`` those that are revealed, by seat; ``sealed``: no more commitments are taken. ``seal``: the digest of
    all commitments (``core.chance.seal_of``). ``delay``: after how many whole moves who has the key to watch sees both sides; 0: at the end.
    ``bot_pause``: seconds before each answer of a bot while bots have all players' seats."""

    scenario: str
    options: dict[str, Any]
    variant: str
    variant_hash: str
    rules_version: str
    commitment: str
    seed: str = ""
    umpire_minutes: int = 10
    beat: int = 0
    commitments: dict[str, str] = field(default_factory=dict)
    nonces: dict[str, str] = field(default_factory=dict)
    sealed: bool = False
    seal: str = ""
    pace: Pace | None = None
    delay: int = 0
    bot_pause: int = 0


class LessonAt(Struct):
    """Where a table is in its lesson: at which step of how many, from 1 on, and whether its question has been answered."""

    step: int
    steps: int
    answered: bool


class PauseNow(Struct):
    """A pause. ``until``: when it ends by itself, in milliseconds since 1970, 0: when host or umpire resume the game. While it is only asked for:
    the ``seat`` that asks, for how many ``days`` (0: without end), who has ``agreed``, and whose consent is ``missing``."""

    until: int
    seat: str = ""
    days: int = 0
    agreed: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


class State(Struct, tag="state"):
    """All that a seat may know now. ``sits``: how this key looks at the seat: as its ``own``, as a ``companion`` who does not answer, as
    the umpire who plays it (``stand_in``), at a ``vacant`` umpire's chair, or as a spectator (``watch``). ``private``: at a screen that seats
    share, whether something here is for this seat alone; elsewhere true. ``book``: its newest lines. ``parent``: the table one of whose questions
    this game answers; ``subgames``: the tables of games that answer, or have answered, questions of this one, by their names. ``chat``: the talk that
    is new to the reader. ``absence``: minutes for which a person must be away before host or umpire may act on the seat without consent. ``line``: in
    a replay of a game that is over, the lines of the journal before this step. ``lesson``: where the table is in its lesson, if one is given.
    ``clock``: that of the reader's own seat. ``opened``: this is the game of a file that somebody looks at, and what was found of it
    (``OpenedFile``). ``pause``: the table is paused, or somebody asks for it."""

    table: str
    game: str
    seat: str
    sits: Literal["own", "companion", "stand_in", "vacant", "watch"]
    status: Status
    title: str
    at: int
    seats: list[SeatLine]
    waiting: Waiting
    asks: list[AskLine]
    view: Any
    first: int
    events: list[LogLine]
    undo: UndoState
    chat: list[ChatLine]
    notes: Notes
    seat_notes: dict[str, Notes]
    result: ResultState | None
    setup: SetupState
    hints: bool
    host: bool
    next_table: str
    series: str
    step: int
    steps: int
    private: bool = True
    book: list[BookLine] = field(default_factory=list)
    parent: str = ""
    subgames: dict[str, str] = field(default_factory=dict)
    absence: int = 0
    clock: OwnClock | None = None
    line: int = 0
    lesson: LessonAt | None = None
    opened: Opening | Literal[""] = ""
    pause: PauseNow | None = None


class Done(Struct, tag="done"):
    """An answer that had a ``ref`` was accepted and is kept; the ``state`` after it says the same."""

    ref: str | int | None = None


class Refused(Struct, tag="refused"):
    """An answer, or another message, was not accepted."""

    ref: str | int | None
    code: str
    text: str
    rule: str = ""


class Pong(Struct, tag="pong"):
    """The answer to ``ping``."""


class Bye(Struct, tag="bye"):
    """The server closes this connection."""

    code: str
    text: str


FromServer = State | Done | Refused | Pong | Bye


class NoticeWay(Struct):
    """A way by which somebody is told of turns. ``state``: ``on``, ``unconfirmed``, ``off`` after many failures in a row. ``name``: what
    is shown of the address, ``address`` that of a push service, by which a browser knows its own. ``last``: when something was sent, 0: never,
    ``result`` what came of it, in words; ``again``: when it is tried again, 0: not."""

    way: str
    kind: WayKind
    form: str
    name: str
    address: str
    state: Literal["on", "unconfirmed", "off"]
    wait: int
    alone: bool
    last: int = 0
    failed: bool = False
    result: str = ""
    again: int = 0


class Notices(Struct):
    """How somebody is told that it is their turn: which kinds of ways this server ``offers``, its public ``key`` for browsers, and one's ``ways``."""

    offers: list[WayKind]
    key: str
    ways: list[NoticeWay]


class Tested(Struct):
    """What came of a test: whether it ``arrived``, in how many milliseconds, in words."""

    arrived: bool
    took: int
    result: str


class NoticeLink(Struct):
    """What a link of a notice leads to: the way it ends or ``confirms``, and the table. All empty: there is nothing left to end."""

    kind: str = ""
    name: str = ""
    confirms: bool = False
    game: str = ""
    title: str = ""


class Made(Struct):
    """A new table and the keys to it, by role: ``SEAT?`` is an invitation to sit down there. They are told this once."""

    table: str
    keys: dict[str, str]


class Opened(Struct):
    """The table of a subgame; the keys of its parent open it."""

    table: str


class OpenedFile(Struct):
    """What is found of a game file. ``fits``: the game is over, all its ``answers`` follow from each other, and so many ``rolls`` from its seed
    (``others`` were made by people, ``rulings`` by an umpire); ``unproved``: all follow, and the dice were never sealed; ``touched``: all follow, and
    the file is not as it was written; ``changed``: the answer after the first ``answers`` does not follow from them; ``running``: the game is not
    over; ``version``: it is of a ``game`` that is not here, or of ``rules`` that are not those of this server (``here``); ``closed``: it cannot be
    opened, and ``why``; ``none``: it is no game file. ``table``: where it can be looked at for a while; ``seal``: the first letters of what its dice
    were sealed with."""

    verdict: Literal["fits", "unproved", "touched", "changed", "running", "version", "closed", "none"]
    table: str = ""
    game: str = ""
    title: str = ""
    answers: int = 0
    rolls: int = 0
    others: int = 0
    rulings: int = 0
    rules: str = ""
    here: str = ""
    why: str = ""
    seal: str = ""


class Rematched(Struct):
    """The new table; the keys of the old one open it, with seats swapped. ``seats``: old seat to new seat."""

    table: str
    seats: dict[str, str]


class SeatKey(Struct):
    """The outcome of a change of a seat; ``key`` where a new one was made: by ``take`` one's own, else an invitation or a companion's. ``asked``:
    nothing was changed, its person is asked."""

    seat: str
    key: str = ""
    asked: bool = False


class HolderLine(Struct):
    """Somebody who holds, or held, a key to a seat, from ``since`` (0: before the book begins) ``until`` (0: still), in milliseconds since 1970."""

    seat: str
    label: str
    kind: Literal["person", "companion", "host", "invitation"]
    name: str
    since: int
    until: int


class Book(Struct):
    """The book of a table, the oldest line first, and what follows from it. ``host``: the name of whoever made the table. ``whole``: it was written
    from the beginning of the table."""

    table: str
    host: str
    whole: bool
    lines: list[BookLine]
    holders: list[HolderLine]


class TableLine(Struct):
    """Public facts of a table. ``you``: the roles of the key; ``SEAT?``: it invites to sit down there. ``before``: seats that it opened or invited to
    once, and does no more. ``clock``: that of a seat which the key opens, of several one whose time runs; not in a list.
    ``delay``: see ``SetupState``. ``until``: when a pause ends by itself, in milliseconds since 1970, 0: not."""

    table: str
    game: str
    title: str
    scenario: str
    options: dict[str, Any]
    status: Status
    public: bool
    seats: list[SeatLine]
    created: int
    changed: int
    you: list[str]
    next_table: str
    series: str
    before: list[str] = field(default_factory=list)
    parent: str = ""
    pace: Pace | None = None
    clock: OwnClock | None = None
    delay: int = 0
    until: int = 0


class BriefColumn(Struct):
    """A head of a briefing's table of secrets, with the sign of its seat, if it is a seat's."""

    label: str
    sign: str


class BriefCell(Struct):
    """What a column knows of a thing; ``hidden``: it does not know it, or not all."""

    text: str
    hidden: bool


class BriefRow(Struct):
    """A thing that is secret from somebody, or from nobody; ``known`` has a cell for each column."""

    what: str
    rule: str
    known: list[BriefCell]


class BriefDecision(Struct):
    """One of the first decisions: asked by questions of the kind ``on``, shown ``at`` a place of the board as an example."""

    on: str
    rule: str
    at: str
    question: str
    note: str


class BriefingLine(Struct):
    """What a seat is told before its first question. In ``goal`` the deciding words stand between asterisks. ``text``: all of it as lines."""

    seat: str
    label: str
    sign: str
    goal: str
    ends: str
    ends_rule: str
    moves: str
    moves_rule: str
    columns: list[BriefColumn]
    rows: list[BriefRow]
    decisions: list[BriefDecision]
    text: str


class SeriesSeat(Struct):
    """Who sat where in a game of a series, and how he ended."""

    seat: str
    label: str
    player: str
    score: int
    won: bool


class SeriesGame(Struct):
    """A finished game of a series. ``time``: milliseconds since 1970."""

    table: str
    time: int
    scenario: str
    options: dict[str, Any]
    seats: list[SeriesSeat]


class SeriesStanding(Struct):
    """A table of standings."""

    title: str
    rule: str
    columns: list[str]
    rows: list[list[Any]]


class Series(Struct):
    """A series: its finished games, the first first, and what they add up to."""

    series: str
    game: str
    title: str
    created: int
    games: list[SeriesGame]
    standings: list[SeriesStanding]


class Why(Struct):
    """Whether an answer would be legal; if not, why."""

    legal: bool
    rule: str = ""
    code: str = ""
    text: str = ""


class Aid(Struct):
    """What helps with an answer in the making: whether it would be legal, and if not, why, reason by reason; facts of the game, and their words."""

    legal: bool
    reasons: list[Why] = []
    facts: dict[str, Any] = {}
    lines: list[str] = []


class WouldSide(Struct):
    """What an answer would change in one view: the lines that go, and those that come. Of the umpire: in the true position."""

    seat: str
    title: str
    gone: list[str]
    new: list[str]


class Would(Struct):
    """What an answer of the umpire would bring; if it is not legal, why. ``next``: that a die falls, or that the game is over."""

    legal: bool
    rule: str = ""
    code: str = ""
    text: str = ""
    sides: list[WouldSide] = []
    told: list[str] = []
    next: str = ""


class Twin(Struct):
    """The view in words."""

    text: str


class ThingLine(Struct):
    """Something that happened: who did it (empty: nobody in particular), the line of the reader's log that names it, all that tell it, and what the
    reader saw then (null where so much happened that it is only listed)."""

    seat: str
    head: int
    lines: list[int]
    view: Any


class Since(Struct):
    """What others did after line ``after`` of the reader's log, oldest first, and what the reader saw before."""

    after: int
    before: Any
    things: list[ThingLine]


class Review(Struct):
    """How the chances of a finished game went. ``state``: all is ``done``, it is ``working``, it is ``waiting`` for other games, so many wait that
    it is to be asked for ``later``, ``failed``, or there are ``none`` for this game. ``done`` of at most ``of`` steps are played out; at the
    last of ``last`` steps the ending is known. Chances are those of ``goals``, in their order, if bots of ``level`` play on; ``playouts`` were
    made. ``moves`` of the game by the steps at which they begin; ``rolled`` are the steps to which dice led, ``answered`` those to which
    somebody's choice led, by seat."""

    state: Literal["done", "working", "waiting", "later", "failed", "none"]
    level: str
    playouts: int
    done: int
    of: int
    last: int
    goals: list[Goal]
    steps: list[StepLine]
    turning: list[TurnLine]
    moves: list[MoveLine]
    rolled: list[int]
    answered: dict[str, list[int]]


class Chances(Struct):
    """The chances of a finished game as far as they are kept: by goal the seats that have it, and at each step that was played out the chance of each
    goal. At the ``last`` step the ending is known."""

    last: int
    goals: list[list[str]]
    steps: list[tuple[int, list[float]]]


class ChoiceLine(Struct):
    """A choice that a bot weighed: its answer (null where it takes more than one), what is chosen, what that is worth."""

    value: Any
    label: str
    text: str


class Advice(Struct):
    """What a bot would answer; what it weighed, its own choice first, then the others, best first; by what all of them were weighed, what
    the figures mean, and in one line why the first is best."""

    kind: str
    value: Any
    choices: list[ChoiceLine]
    tried: str
    note: str
    why: str = ""


class OptionValue(Struct):
    """A value of a rule option with its name."""

    value: Any
    label: str


class OptionInfo(Struct):
    """A rule option."""

    key: str
    values: list[OptionValue]
    default: Any
    rule: str
    title: str
    help: str


class ScenarioInfo(Struct):
    """A scenario. ``seatings``: the sets of players' seats that it can be played with, the usual one first."""

    id: str
    title: str
    summary: str
    options: dict[str, Any]
    seatings: list[list[str]]


class GameSeat(Struct):
    """A seat of a game. ``who``: what it is in a few words, or nothing."""

    seat: str
    sign: str
    name: str
    optional: bool
    umpire: bool
    who: str = ""


class LessonTag(Struct):
    """Words at a place of the board."""

    at: str
    text: str


class LessonStep(Struct):
    """One question of a lesson, of the kind ``ask``, and the idea that it teaches: title, text, its paragraph ``rule``, and ``learnt``, the idea in a
    few words. ``light``: the places of the board in the light. ``show``: the answer for whoever asks to be shown one."""

    id: str
    ask: str
    rule: str
    title: str
    text: str
    learnt: str
    light: list[str]
    tags: list[LessonTag]
    show: Any


class LessonInfo(Struct):
    """``GET /games/G/lesson``: how a game is learnt by playing, in the ``seat``, in about so many ``minutes``."""

    game: str
    seat: str
    minutes: int
    steps: list[LessonStep]


class LearnInfo(Struct):
    """How many steps the lesson of a game has, and about how many minutes it takes."""

    steps: int
    minutes: int


class BotStyle(Struct):
    """A bot with a style: ``id`` is what it is seated as (a level and the style), ``note`` a sentence of what it does."""

    id: str
    name: str
    note: str


class GameInfo(Struct):
    """A game of the library. ``seatings``: the sets of players' seats that it can be played with, the usual one first.
    ``talk``: whether players may talk while the game runs. ``paragraphs``: those that the table quotes, by what they say (``talk``).
    ``terms``: fixed words in the asked language, by id (``seat-british``, ``ground-rough``). ``lesson``: how it is learnt by playing, where it has a
    lesson.
    ``keeper``: the seat that sees everything and may take the running game away as a file, if there is one. ``story``, ``length`` and
    ``secret``: what its card says beside that; each may be empty. ``turns``: whether it says publicly whose turn it is (``Pace``).
    ``moves``: it has whole moves, so a table may show both sides so many later. ``prints``: it can be printed for a real table. ``styles``: of each
    seat whose bots have some. ``level_notes``: of each seat and level, a sentence of what that bot wants and how it plays; in the asked language, at
    the game alone, as ``terms``."""

    id: str
    title: str
    tagline: str
    seats: list[GameSeat]
    seatings: list[list[str]]
    beat: int
    talk: bool
    paragraphs: dict[str, str]
    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    levels: list[str]
    rules_version: str
    about: str
    credits: str
    terms: dict[str, str]
    lesson: LearnInfo | None = None
    keeper: str = ""
    story: str = ""
    length: str = ""
    secret: str = ""
    turns: bool = False
    moves: bool = False
    prints: bool = False
    styles: dict[str, list[BotStyle]] = field(default_factory=dict)
    level_notes: dict[str, dict[str, str]] = field(default_factory=dict)


class PrintSheet(Struct):
    """A sheet of a print kit. ``copies``: how many a table needs; ``seat``: the side for which it is secret, or empty."""

    n: int
    name: str
    what: str
    copies: int
    seat: str


class PrintPart(Struct):
    """A part of a print kit, which can be printed alone."""

    id: str
    title: str
    sheets: list[PrintSheet]


class PrintKit(Struct):
    """What of a game can be printed for a real table. ``phone``: how a phone is its umpire, in a sentence."""

    parts: list[PrintPart]
    phone: str


class Paragraph(Struct):
    """A paragraph of a rulebook. ``tags``: ``source``, ``ruling E-7``, ``reconstruction`` …; ``options``: keys of options named there."""

    id: str
    html: str
    tags: list[str]
    options: list[str]


class PlayerFigure(Struct):
    """A part of the board as it was before a ``line`` of an example, the one named ``game``, as ``seat`` knew it; without one, as it was.
    ``places``: what is shown, by names of the board, all of it without any; ``marks`` get the numbers from 1 on, ``ring`` a ring; the last event of
    the kind ``look`` is shown as if it had been chosen in the log. The board is drawn ``wide`` by ``high`` pixels."""

    line: int
    game: str
    seat: str
    places: list[str]
    marks: list[str]
    ring: list[str]
    look: str
    wide: int
    high: int


class PlayerItem(Struct):
    """A line of a block. ``mark``: the number of a step, the figure of what is told, the phase, ``+``, ``-`` or ``=``."""

    html: str
    mark: str = ""
    title: str = ""
    parts: list[str] = []


class PlayerBlock(Struct):
    """A piece of a chapter. ``kind``: ``text``, ``figure``, ``steps``, ``goals``, ``phases``, ``turn`` or ``example``. ``line``: where the example
    stands in the recorded game that is named ``game``. ``after``: what a told turn has changed."""

    kind: str
    html: str = ""
    title: str = ""
    figure: str = ""
    line: int | None = None
    game: str = ""
    items: list[PlayerItem] = []
    after: list[str] = []


class PlayerChapter(Struct):
    """A chapter of the player's rules."""

    id: str
    title: str
    blocks: list[PlayerBlock]


class PlayerPhase(Struct):
    """A part of the round: the chapters and paragraphs of its rules, and how the kinds of its questions begin."""

    id: str
    rules: list[str]
    asks: list[str]


class PlayerRules(Struct):
    """The player's edition of a rulebook. ``tables``: the examples by name, finished games which anybody may look back at; the
    first, of ``played``, has no name. ``names`` of their people by seat. ``minutes``: how long one reads. ``cited``: the paragraphs that its rules
    name, in order."""

    game: str
    played: str
    title: str
    lead: str
    minutes: int
    tables: dict[str, str]
    names: dict[str, str]
    chapters: list[PlayerChapter]
    cited: list[str]
    figures: dict[str, PlayerFigure]
    phases: list[PlayerPhase]


class Chapter(Struct):
    """A chapter of a rulebook."""

    id: str
    title: str
    html: str
    paragraphs: list[Paragraph]
