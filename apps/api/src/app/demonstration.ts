/**
 * The one door to the demonstration: what is behind it is loaded when it is asked for, piece by piece. Together, the
 * pieces would load all that an empty database is filled with before the first answer.
 */
export const demonstration = {
  seed: () => import('../../demo/index.ts'),
  // Apart: the provider's library is loaded after the first answer.
  issuer: () => import('../../demo/provider/issuer.ts'),
  provider: () => import('../../demo/provider/index.ts'),
  comptes: () => import('../../demo/comptes.ts'),
  demandes: () => import('../../demo/demandes/lignes.ts'),
  encaissement: () => import('../../demo/monext/stand-in.ts'),
}
