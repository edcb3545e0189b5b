/** Words about notices, English and German. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  title: "Tell me when it is my turn", lead: "For when you are not looking at this table. For the seat {seat}, in this game.", looking: "Looking for your choices",
  push: "This browser", pushNote: "Also when no page is open.", pushOn: "On. The notification opens the table.", pushOther: "Another browser",
  pushDenied: "This browser does not let the page show notifications. Allow them in its settings for this page (the sign left of the address), then try again. Mail and webhooks work anyway.",
  pushNone: "This browser cannot be told anything while the page is closed. On an iPhone or iPad, put the page on the home screen first; mail and webhooks work everywhere.",
  pushInsecure: "Browsers allow this on encrypted pages only (https). Mail and webhooks work anyway.",
  pushFailed: "The browser’s push service did not answer. Try again later, or take mail or a webhook.",
  mail: "Mail", mailNote: "The address is asked first. Nothing else is sent there until its owner has said yes.", mailLabel: "Mail address", mailAdd: "Ask this address", mailAsked: "Look into the mail of {name}: there is a link to say yes.",
  hook: "Webhook", hookNote: "For a chat room, or a program of your own.", hookLabel: "Address of the webhook", form: "For", json: "plain JSON", matrix: "Matrix (Hookshot)", hookAdd: "Add", alone: "Only I read there",
  room: "Others may read a room: it is told only of turns that everybody sees.", roomNone: "In this game it is never publicly anyone’s turn: a room that others read is told nothing.",
  wait: "Wait before telling", w20: "20 seconds", w600: "10 minutes", w3600: "an hour", waitNote: "If you answer before that, no message is sent.",
  test: "Send a test", remove: "Remove", testing: "Being sent", took: "Test arrived: {result} in {ms} ms", bad: "Test failed: {result}", last: "Last message, {when}: {result}", again: "tried again {when}",
  unconfirmed: "Not confirmed yet: look into its mail.", off: "Off: ten messages in a row failed. Remove it and add it again.",
  none: "No way chosen: you will see it only on the page. That is fine.", all: "This is all a message ever says",
  sample: "It is your turn in {game}, {name}.", once: "At most one message a turn; by post or without a clock, a reminder after a week. Each has a link that ends it. Nothing of the game is in it.",
  offline: "The server does not answer.", ways: "Your ways", at: "at the table",
  linkTitle: "Messages about turns", linkStop: "Send no more?", linkStopText: "{name} will no longer be told of turns at {title}.", linkThis: "this way", linkTable: "this table",
  stop: "No more for this table", never: "No mail from this server ever again", confirmTitle: "Tell turns by mail?", confirmText: "{name} will be told of turns at {title}: at most one message a turn.", confirm: "Yes, tell me", refuse: "No",
  done: "Done. Nothing more will come.", doneNever: "Done. This address gets no more mail from here.", doneConfirm: "Done. You will be told of the next turn by mail.", gone: "There is nothing left to end here.", home: "To the games",
};

const DE: typeof EN = {
  title: "Mir sagen, wenn ich am Zug bin", lead: "Wenn du diesen Tisch nicht vor Augen hast. Für den Platz {seat}, in dieser Partie.", looking: "Deine Wahl wird nachgesehen",
  push: "Dieser Browser", pushNote: "Auch wenn keine Seite offen ist.", pushOn: "An. Die Nachricht öffnet den Tisch.", pushOther: "Ein anderer Browser",
  pushDenied: "Dieser Browser lässt die Seite keine Nachrichten zeigen. In seinen Einstellungen zu dieser Seite (Zeichen links von der Adresse) lässt sich das erlauben; Mail und Webhooks gehen auch so.",
  pushNone: "Diesem Browser lässt sich nichts sagen, solange die Seite zu ist. Auf iPhone und iPad gehört die Seite dafür zuerst auf den Home-Bildschirm; Mail und Webhooks gehen überall.",
  pushInsecure: "Browser erlauben das nur auf verschlüsselten Seiten (https). Mail und Webhooks gehen auch so.",
  pushFailed: "Der Push-Dienst des Browsers hat nicht geantwortet. Versuch es später noch einmal oder nimm Mail oder einen Webhook.",
  mail: "Mail", mailNote: "Die Adresse wird zuerst gefragt; anderes geht dorthin erst, wenn sie zugesagt hat.", mailLabel: "Mailadresse", mailAdd: "Diese Adresse fragen", mailAsked: "In der Post von {name} liegt ein Link, um zuzusagen.",
  hook: "Webhook", hookNote: "Für einen Chatraum oder ein eigenes Programm.", hookLabel: "Adresse des Webhooks", form: "Für", json: "reines JSON", matrix: "Matrix (Hookshot)", hookAdd: "Hinzufügen", alone: "Dort lese nur ich",
  room: "In einem Raum lesen andere mit: Dorthin geht nur, was alle sehen.", roomNone: "In diesem Spiel ist niemand öffentlich am Zug: In einen Raum, in dem andere mitlesen, geht nichts.",
  wait: "Vorher warten", w20: "20 Sekunden", w600: "10 Minuten", w3600: "eine Stunde", waitNote: "Antwortest du vorher, kommt keine Nachricht.",
  test: "Probe senden", remove: "Entfernen", testing: "Wird gesendet", took: "Probe: {result} in {ms} ms", bad: "Probe misslungen: {result}", last: "Letzte Nachricht, {when}: {result}", again: "nächster Versuch {when}",
  unconfirmed: "Noch nicht bestätigt: Es liegt in der Post.", off: "Aus: Zehn Nachrichten in Folge kamen nicht an. Entfernen und neu hinzufügen.",
  none: "Kein Weg gewählt: Zu sehen ist es nur auf der Seite. Auch das ist gut.", all: "Mehr sagt keine Nachricht",
  sample: "{name}, du bist am Zug: {game}.", once: "Höchstens eine Nachricht je Zug; bei Fernpartien und ohne Uhr eine Erinnerung nach einer Woche. Jede hat einen Link, der sie beendet. Vom Spiel steht nichts darin.",
  offline: "Der Server antwortet nicht.", ways: "Meine Wege", at: "am Tisch",
  linkTitle: "Nachrichten über Züge", linkStop: "Nichts mehr senden?", linkStopText: "{name} erfährt nichts mehr von Zügen am Tisch {title}.", linkThis: "dieser Weg", linkTable: "dieser Partie",
  stop: "Nichts mehr zu diesem Tisch", never: "Nie wieder Mail von diesem Server", confirmTitle: "Sollen Züge per Mail gemeldet werden?", confirmText: "{name} erfährt von Zügen am Tisch {title}: höchstens eine Nachricht je Zug.", confirm: "Ja, bitte", refuse: "Nein",
  done: "Erledigt. Es kommt nichts mehr.", doneNever: "Erledigt. An diese Adresse geht von hier keine Mail mehr.", doneConfirm: "Erledigt. Der nächste Zug wird per Mail gemeldet.", gone: "Hier ist nichts mehr zu beenden.", home: "Zu den Spielen",
};

export type Word = keyof typeof EN;

export const say = speaker(EN, DE);
