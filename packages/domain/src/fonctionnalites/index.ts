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

/** Before sign-in there is no contract, so the client alone opens or closes these. */
const AVANT_CONNEXION: readonly string[] = [
  'creationCompteAutreActe',
  'forgotUsernameAutreActe',
  'consentementCGUCreationCompteAutreActe',
  'dematCreationCompte',
]
export const isAvantConnexion = (cle: string) => AVANT_CONNEXION.includes(cle)

/** Further features that the portal's screens and acts ask for by name. */
export const fonctionnalitesPortail = ['simulateur', 'reseauxSoins', 'pecHospi'] as const

/** All features to decide on: those that we name, and any others of this client. */
export const clesFonctionnalites = (decidees: Readonly<Record<string, boolean>>): string[] => [
  ...new Set([...fonctionnalitesNommees, ...fonctionnalitesPortail, ...Object.keys(decidees)]),
]
