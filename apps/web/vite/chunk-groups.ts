/**
 * A screen made of sixty small files takes sixty turns on a phone's line. What is always loaded
 * together is one file; a group takes what it imports along, unless a group before it has it.
 */
export const chunkGroups = [
  // Every page.
  { name: 'socle', test: /src\/main\.tsx$/, priority: 5 },
  // The shapes that cross the wire.
  { name: 'contrat', test: /node_modules\/zod\//, priority: 4 },
  // Menus and tabs; the switch comes with the one screen that has it.
  {
    name: 'mantine',
    test: /node_modules\/@(mantine|floating-ui)\/(?!.*\/(Switch|InlineInput)\b)/,
    priority: 3,
  },
  // Rules, forms and cards: before sign-in and after. Of the third-party card, what accueil shares with
  // the screen that shows it without the network: that one brings no more of the member area along.
  {
    name: 'commun',
    test: /(packages\/(ui\/src\/(actions|feedback|layout|dialog|fields|forms|choix|dates|montants|code)|domain\/src\/(calendrier|montants|texte|validation|contrats|identite|carte-tp))|web\/src\/platform|features\/portail)\/|features\/carte-tp\/(garde|textes)\.ts$/,
    priority: 2,
  },
  // The first thing that a member sees.
  { name: 'membre', test: /areas\/membre\/(MembreShell|AccueilScreen)\.tsx$/, priority: 1 },
]
