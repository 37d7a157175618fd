import type { Profil } from '@espace-adherent/contract'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { ContratContext } from '../context.ts'
import { portionDe } from '../perimetre.ts'
import { defineSlice } from '../slice.ts'
import { createProfilDonnees } from './donnees.ts'
import { findPersonnes } from './profil.repository.ts'
import { toBeneficiaire, toPersonne } from './profil.ts'

/** Whoever asks, and the people of the current contract whom they may see. */
const createProfilSource = ({ sealer }: { sealer: Sealer }) => ({
  async list(context: ContratContext): Promise<Profil[]> {
    const { db, visiteur, perimetre } = context
    const personnes = await findPersonnes(db, portionDe(context))
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

export const profilSlice = defineSlice({
  nom: 'profil',
  donnees: createProfilDonnees,
  sources: (deps: { sealer: Sealer }) => ({ profil: createProfilSource(deps) }),
})
