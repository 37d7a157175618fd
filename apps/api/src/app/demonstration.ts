/**
 * The one door to the demonstration: what is behind it is loaded when it is asked for, piece by piece. Together, the
 * pieces would load all that an empty database is filled with before the first answer.
 */
export const demonstration = {
  seed: () => import('../demo/index.ts'),
  provider: () => import('../demo/external-provider.ts'),
  comptes: () => import('../demo/comptes.ts'),
  demandes: () => import('../demo/demandes/lignes.ts'),
  encaissement: () => import('../demo/monext/stand-in.ts'),
}
