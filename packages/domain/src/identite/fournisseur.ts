/** What a relying party must know of the insurer's own identity provider. */
export type FournisseurExterne = {
  issuer: string
  clientId: string
  /** Sealed with the installation's key. */
  clientSecret: string
  scope: string
  /** Claim that names the account; `sub` is remembered once its holder has proven that it is theirs. */
  claimIdentifiant: string
  /** Levels (`acr`) that prove a second factor there; asked for at each sign-in. */
  acrAcceptes?: string[] | undefined
}
