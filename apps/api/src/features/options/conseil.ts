import { candidatDe, dateAParis, engagementsLe, ipidDe } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type ConseilActe, findRemises } from '../conseil/index.ts'
import { comparer, findOffre } from '../garanties/index.ts'
import { findRenfortsProposes } from './options.repository.ts'
import { textes } from './textes.ts'

/** Each reinforcement of the offer beside the contract as it is. */
export const createConseilRenfort = (sealer: Sealer): ConseilActe => ({
  async matiere(tx, { contrat, now }) {
    const { niveaux, resteAvec } = await comparer(sealer, tx, { contrat, now })
    const actuel = niveaux.find(({ sens }) => sens === null)
    const socle = actuel?.cotisation ?? 0
    const proposes = await findRenfortsProposes(tx, { ...contrat, jour: dateAParis(now) })
    const sans = candidatDe({
      cle: '',
      libelle: textes.sansRenfort,
      isActuel: true,
      cotisation: socle,
      reste: actuel?.reste ?? null,
    })
    const pasAvant = await findRemises(tx, contrat, now)
    const avec = proposes.map(({ code: cle, montantMensuel, libelle, repondA }) =>
      candidatDe({
        cle,
        libelle,
        repondA,
        pasAvant,
        cotisation: socle + montantMensuel,
        reste: resteAvec(libelle),
      }),
    )
    return { genre: 'renfort', candidats: [sans, ...avec] }
  },
  async ipid(tx, { contrat, now }, choix) {
    const jour = dateAParis(now)
    const offre = await findOffre(tx, contrat)
    const proposes = await findRenfortsProposes(tx, { ...contrat, jour })
    const renfort = proposes.find(({ code }) => code === choix)
    if (!offre || !renfort) return null
    return ipidDe({ ...offre, engagements: engagementsLe(offre, jour), renfort })
  },
})
