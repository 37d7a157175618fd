/** Modules under any of these folders, or of these names. */
const under = (...paths: string[]) => new RegExp(`(${paths.join('|').replaceAll('/', '\\/')})`)

/**
 * A screen made of sixty small files takes sixty turns on a phone's line. What is always loaded
 * together is one file; a group takes what it imports along, unless a group before it has it.
 */
export const chunkGroups = [
  // Every page, and what the messages of every page are drawn with once it is there.
  {
    name: 'socle',
    test: under('src/main.tsx$', 'ui/src/feedback/ToneIcon', 'IconX\\.mjs$'),
    priority: 7,
  },
  // The addresses of those who are signed in, and which files each of their screens is made of.
  { name: 'routes', test: under('src/app/aires.ts$'), priority: 7 },
  // The shapes that cross the wire.
  { name: 'contrat', test: under('node_modules/zod/'), priority: 6 },
  // What opens: forms have their dates in it without the member's first screen, and that one its menu without the forms.
  { name: 'ouvrants', test: under('packages/ui/src/(disclosure|popup)/'), priority: 5 },
  // Reading and showing: before sign-in and after. Of the third-party card, what accueil shares with the
  // screen that shows it without the network: that one brings no more of the member area along.
  {
    name: 'commun',
    test: under(
      'packages/ui/src/(actions|feedback|layout/(?![Ff]acts)|dialogues/(?!fenetres/))',
      'packages/domain/src/(montants|texte|contrats|carte-tp)/',
      'packages/domain/src/calendrier/(date|instant|mois|calcul)\\.',
      // What a link of a mail needs of the member area, and what every act is declared with.
      'packages/domain/src/prestations/famille\\.ts$',
      'features/delegation/vues\\.ts$',
      'features/actes/lazy-demarche\\.tsx$',
      // The words of two forms, of which pages that are only read say some.
      'features/(reclamation|accessibilite)/textes\\.ts$',
      'packages/contract/src/(.*/address|addresses/)',
      // What is said of each act, by the member's first screen and by the forms that need no account.
      'packages/contract/src/(.*/tete|actes/liste)\\.ts$',
      // Drafts and their keys are staff’s, and go by their shape; what is reckoned while one types is asked for by forms.
      'web/src/platform/(?!brouillons/|palette/enregistrer|query/(question|settled))',
      'features/portail/(?!CarteContact|Application|textes-application|application)',
      // Around every page of visitors but the first.
      'areas/public/PublicShell\\.tsx$',
      'features/carte-tp/(garde|textes)\\.ts$',
      'Icon(ChevronDown|Selector)\\.mjs$',
    ),
    priority: 4,
  },
  // The first thing that a member sees.
  {
    name: 'membre',
    test: under('areas/membre/(MembreShell|AccueilScreen)\\.tsx$'),
    priority: 3,
  },
  // Forms: the first screens do without. What only members are asked for (months, days of effect, amounts) is apart.
  {
    name: 'saisie',
    test: under(
      'packages/ui/src/(fields|forms|choix)/',
      // Of the fields of forms.
      'packages/ui/src/textes\\.ts$',
      'packages/ui/src/champs/(?!effet|index)',
      'packages/ui/src/dates/(?!DateEffetField|MonthField|InstantField|index)',
      'packages/domain/src/(validation|identite|telephone|choix)/',
      'node_modules/react-hook-form/',
    ),
    priority: 2,
  },
  // Formatted content comes only where there is some; messages over the page, with their form, when they open.
  { name: 'contenu', test: under('features/contenu/(?!Popup|gestion/)'), priority: 1 },
  // What somebody does before they have signed in.
  { name: 'comptes', test: under('features/comptes/(?!mon-compte/)'), priority: 0 },
  // What stands under two pages that are only read, with its styles: no form has any use for it.
  {
    name: 'paroles',
    test: under('features/(reclamation/Mediation|accessibilite/Engagements)'),
    priority: 2,
  },
  // Screens that only say something, or lead somewhere, do without the forms.
  {
    name: 'visiteurs',
    test: under(
      'features/comptes/(SeConnecter|calls)',
      'areas/public/textes\\.ts$',
      // What several of them have in common.
      'areas/public/(Annonce|Verification)\\.tsx?$',
      // What pages that are only read lead to.
      'features/(reclamation|accessibilite)/index\\.ts$',
    ),
    priority: 1,
  },
  // The forms that need no account, all five: what they share is most of it, and twenty small files are turns on a line.
  {
    name: 'demandes',
    test: under(
      'features/sans-compte/',
      'features/actes/Lignes',
      'areas/public/(AvecOuSansCompte|ResiliationScreen|ReclamationScreen|DecesScreen|DroitsScreen|AccessibiliteScreen)',
      'features/(resiliation/ResiliationPublique|reclamation/ReclamationPublique)',
      'features/deces/(Champs|DecesPublic|index|textes)',
      'features/(droits-personnels/DroitsPublics|accessibilite/SignalementPublic)',
    ),
    priority: 0,
  },
]
