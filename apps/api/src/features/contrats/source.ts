import type { Contrat } from '@espace-adherent/contract'
import type { MembreContext } from '../context.ts'
import { byActiviteThenNumero, toContrat, toContratDelegue } from './contrat.ts'
import { findContrats } from './contrats.repository.ts'

/** The contracts that cover whoever asks, and nobody else's. */
export const contratsSource = {
  async list({ db, client, visiteur }: MembreContext): Promise<Contrat[]> {
    if (!visiteur.personneId) return []
    const contrats = await findContrats(db, client.code, visiteur.personneId)
    const { delegation } = visiteur
    const lus = contrats.map((contrat) =>
      delegation ? toContratDelegue(contrat, delegation.domaines) : toContrat(contrat),
    )
    return lus.sort(byActiviteThenNumero)
  },
}
