export * from './decision.ts'
export * from './visibilite.ts'

/** The feature keys that the specification names; a client may have any others. */
export const fonctionnalitesNommees = [
  'faqInbentaService',
  'creationCompteAutreActe',
  'forgotUsernameAutreActe',
  'consentementCGUCreationCompteAutreActe',
  'dematCreationCompte',
] as const
export type FonctionnaliteNommee = (typeof fonctionnalitesNommees)[number]

/** Before somebody is signed in there is no contract to ask: the client alone opens or closes these. */
const AVANT_CONNEXION: readonly string[] = [
  'creationCompteAutreActe',
  'forgotUsernameAutreActe',
  'consentementCGUCreationCompteAutreActe',
  'dematCreationCompte',
]
export const isAvantConnexion = (cle: string) => AVANT_CONNEXION.includes(cle)

/** What the portal itself lets a client close, besides those: its screens and acts ask for them by name. */
export const fonctionnalitesPortail = ['simulateur', 'reseauxSoins', 'pecHospi'] as const

/** All that there is to decide of a client: what it decided, then what it may, open until it says otherwise. */
export const clesFonctionnalites = (decidees: Readonly<Record<string, boolean>>): string[] => [
  ...new Set([...fonctionnalitesNommees, ...fonctionnalitesPortail, ...Object.keys(decidees)]),
]
