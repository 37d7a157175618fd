import type { Contrat } from '@espace-adherent/contract'
import { dateAParis, isConsultable } from '@espace-adherent/domain'
import type { MembreContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import { byActiviteThenNumero, toContrat, toContratDelegue } from './contrat.ts'
import { findContrats } from './contrats.repository.ts'
import { contratsDonnees } from './donnees.ts'

/** The contracts that cover whoever asks, and nobody else's. */
const contratsSource = {
  async list({ db, client, visiteur, now }: MembreContext): Promise<Contrat[]> {
    if (!visiteur.personneId) return []
    const jour = dateAParis(now)
    const couverts = await findContrats(db, client.code, visiteur.personneId)
    const contrats = couverts.filter((contrat) => isConsultable(contrat, jour))
    const { delegation } = visiteur
    const lus = contrats.map((contrat) =>
      delegation ? toContratDelegue(contrat, delegation.domaines, jour) : toContrat(contrat, jour),
    )
    return lus.sort(byActiviteThenNumero)
  },
}

export const contratsSlice = defineSlice({
  nom: 'contrats',
  donnees: () => contratsDonnees,
  sources: () => ({ contrats: contratsSource }),
})
