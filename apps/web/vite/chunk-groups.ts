/**
 * A screen made of sixty small files takes sixty turns on a phone's line. What is always loaded
 * together is one file; a group takes what it imports along, unless a group before it has it.
 */
export const chunkGroups = [
  // Every page.
  { name: 'socle', test: /src\/main\.tsx$/, priority: 5 },
  // The shapes that cross the wire.
  { name: 'contrat', test: /node_modules\/zod\//, priority: 4 },
  // Menus and tabs.
  { name: 'mantine', test: /node_modules\/@(mantine|floating-ui)\//, priority: 3 },
  // Rules, forms and cards: before sign-in and after.
  {
    name: 'commun',
    test: /(packages\/(ui\/src\/(actions|feedback|layout|dialog|fields|forms|choix|dates|montants|code)|domain\/src\/(calendrier|montants|texte|validation|contrats|identite))|web\/src\/platform|features\/portail)\//,
    priority: 2,
  },
  // The first thing that a member sees.
  { name: 'membre', test: /areas\/membre\/(MembreShell|AccueilScreen)\.tsx$/, priority: 1 },
]
