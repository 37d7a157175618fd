import type { Demande } from '@espace-adherent/contract/demandes'
import { lazyView } from '../../platform/chunks/index.ts'

/** The request that will close the account, once it is accepted and until its day. */
export const fermeturePrevue = (demandes: readonly Demande[] | undefined): Demande | null =>
  demandes?.find(
    ({ acte, etat, isAppliquee }) =>
      acte === 'suppressionCompteActeGestion' && etat === 'acceptee' && !isAppliquee,
  ) ?? null

/** Their code comes with their first showing. */
export const FermeturePrevue = lazyView(() => import('./FermeturePrevue.tsx'))

export * from './demarches.ts'
