# Lanterns, English: the file text/en.ftl of the game's folder.

title = Lanterns
tagline = Three nights, five coves, one lamp
seat-smuggler = Smuggler
seat-guard = Guard
scenario-standard = Lanterns
    .summary = Three nights, five coves.
option-nights = Nights
    .help = How many nights the game lasts.

ask-boat = In which cove do you land tonight?
    .help = Each cove can be used once. The guard sees your boat only in its light.
    .main = Land here
ask-lamp = Into which cove do you shine the lamp?
    .help = Everybody sees the lamp.
    .main = Light it

area-bay = The bay
token-boat = Boat
token-lamp = Lamp

waiting-night = Night { $night }. Boat and lamp are on their way.
waiting-over = The game is over.
refusal-used = Cove { $cove } was used in night { $night }.

lamp = The lamp lights up cove { $cove }.
boat = { $landed ->
    [True] Your cargo is ashore in cove { $cove }.
   *[other] A boat in the light of cove { $cove }!
}
roll-chase = Chase
    .verdict = Rolled { $face }: { $outcome ->
        [caught] the boat is caught.
       *[other] the boat gets away without its cargo.
    }
    .needed = 3 or more catches it
result = { $caught ->
    [True] The boat was caught: the guard has won.
   *[other] Cargo landed: { $landed }. The boats were in { $boats }.
}
