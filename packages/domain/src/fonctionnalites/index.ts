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
