import type { Profil } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { findPersonnes } from './profil.repository.ts'
import { toBeneficiaire, toPersonne } from './profil.ts'

/** Whoever asks, and the people of the current contract whom they may see. */
export const createProfilSource = ({ sealer }: { sealer: Sealer }) => ({
  async list({ db, client, visiteur, perimetre }: ContratContext): Promise<Profil[]> {
    const personnes = await findPersonnes(db, client.code, perimetre)
    const lui = personnes.find(({ id }) => id === perimetre.personneId)
    if (!lui) return []
    return [
      {
        personne: toPersonne(lui, visiteur.email, sealer),
        beneficiaires: personnes.map(toBeneficiaire),
      },
    ]
  },
})
