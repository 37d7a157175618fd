import type { Demande } from '@espace-adherent/contract/demandes'
import { mutationOptions } from '@tanstack/react-query'
import { lazyView } from '../../platform/chunks/index.ts'
import { http } from '../../platform/http/http.ts'

/** The request that will close the account, once it is accepted and until its day. */
export const fermeturePrevue = (demandes: readonly Demande[] | undefined): Demande | null =>
  demandes?.find(
    ({ acte, etat, isAppliquee }) =>
      acte === 'suppressionCompteActeGestion' && etat === 'acceptee' && !isAppliquee,
  ) ?? null

/** Spelled out: whoever follows a link of a mail reads no schema. The screen says what became of it. */
export const annulerSuppression = mutationOptions({
  mutationFn: (code: string) => http.post('/api/identity/suppression/annulation', { code }),
  meta: { silent: true },
})

/** Their code comes with their first showing. */
export const FermeturePrevue = lazyView(() => import('./FermeturePrevue.tsx'))

export * from './demarches.ts'
