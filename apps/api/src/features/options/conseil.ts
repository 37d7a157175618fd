import { dateAParis, ipidDe } from '@espace-adherent/domain'
import type { ConseilActe } from '../conseil/index.ts'
import { comparer, findOffre } from '../garanties/index.ts'
import { findRenfortsProposes } from './options.repository.ts'
import { textes } from './textes.ts'

/** Each reinforcement of the offer beside the contract as it is. */
export const conseilRenfort: ConseilActe = {
  async matiere(tx, { contrat, now }) {
    const { niveaux } = await comparer(tx, { contrat, now })
    const actuel = niveaux.find(({ sens }) => sens === null)
    const socle = actuel?.cotisation ?? 0
    const proposes = await findRenfortsProposes(tx, { ...contrat, jour: dateAParis(now) })
    const aucun = { exemples: {}, reste: null }
    return {
      genre: 'renfort',
      candidats: [
        {
          ...aucun,
          cle: '',
          libelle: textes.sansRenfort,
          isActuel: true,
          cotisation: socle,
          reste: actuel?.reste ?? null,
          repondA: [],
        },
        ...proposes.map(({ code, libelle, montantMensuel, repondA }) => ({
          ...aucun,
          cle: code,
          libelle,
          isActuel: false,
          cotisation: socle + montantMensuel,
          repondA,
        })),
      ],
    }
  },
  async ipid(tx, { contrat, now }, choix) {
    const offre = await findOffre(tx, contrat)
    const proposes = await findRenfortsProposes(tx, { ...contrat, jour: dateAParis(now) })
    const renfort = proposes.find(({ code }) => code === choix)
    if (!offre || !renfort) return null
    const { nomOffre, typeContrat, garanties, engagements } = offre
    return ipidDe({
      nomOffre,
      typeContrat,
      garanties: garanties ?? [],
      engagements: engagements ?? [],
      renfort: { libelle: renfort.libelle, description: renfort.description },
    })
  },
}
