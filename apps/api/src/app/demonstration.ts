/**
 * The one door to the demonstration. Each piece behind it is loaded when asked for: together they
 * would load everything that fills an empty database before the first answer.
 */
export const demonstration = {
  seed: () => import('../../demo/index.ts'),
  // Asked by every later start too: whether the first one came to its end.
  depart: () => import('../../demo/depart.repository.ts'),
  // Apart, because the provider's library is loaded after the first answer.
  issuer: () => import('../../demo/provider/issuer.ts'),
  provider: () => import('../../demo/provider/index.ts'),
  comptes: () => import('../../demo/comptes.ts'),
  demandes: () => import('../../demo/demandes/lignes.ts'),
  portefeuille: () => import('../../demo/portefeuille/certificat.ts'),
  encaissement: () => import('../../demo/monext/stand-in.ts'),
}
