import { type EngagementTenu, formatEngagement } from '../prestations/engagements.ts'
import { familles, libellesFamille } from '../prestations/famille.ts'
import { type Garantie, libelleRegle } from '../prestations/garantie.ts'

/** What a product is, under the headings of the règlement d’exécution (UE) 2017/1469. */
export type Ipid = {
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  /** What is added to it, when that is what is chosen. */
  renfort: { libelle: string; description: string } | null
  assure: string[]
  nonAssure: string[]
  limites: string[]
}

type Offre = {
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  garanties: readonly Garantie[] | null
  engagements?: readonly EngagementTenu[]
  renfort?: Ipid['renfort']
}

const dit = ({ libelle, regle }: Garantie) => `${libelle} (${libelleRegle(regle)})`

/** Read from the guarantees of the offer alone: nothing is promised that they do not hold. */
export function ipidDe({ nomOffre, typeContrat, renfort = null, ...offre }: Offre): Ipid {
  const garanties = offre.garanties ?? []
  const couvertes = garanties.filter(({ regle }) => regle.type !== 'aucune')
  const parFamille = familles.flatMap((famille) => {
    const siennes = couvertes.filter((garantie) => garantie.famille === famille)
    return siennes.length > 0
      ? [`${libellesFamille[famille]}\u00a0: ${siennes.map(dit).join('\u00a0; ')}`]
      : []
  })
  return {
    nomOffre,
    typeContrat,
    renfort,
    assure: [
      ...parFamille,
      ...(offre.engagements ?? []).map(formatEngagement),
      ...(renfort ? [`${renfort.libelle}\u00a0: ${renfort.description}`] : []),
    ],
    nonAssure: garanties
      .filter(({ regle }) => regle.type === 'aucune')
      .map(({ libelle }) => libelle),
    limites: couvertes
      .filter(
        ({ regle }) =>
          regle.type === 'enveloppe' || (regle.type === 'forfait' && regle.maximum !== null),
      )
      .map(dit),
  }
}
