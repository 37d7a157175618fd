import type { DemandeSansCompte, RecuSansCompte } from '@espace-adherent/contract/sans-compte'
import { mutationOptions } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'

/** The screen says what became of it. */
export const envoiSansCompte = mutationOptions({
  mutationFn: (demande: DemandeSansCompte) =>
    http.post('/api/demandes/sans-compte', demande) as Promise<RecuSansCompte>,
  meta: { silent: true },
})
