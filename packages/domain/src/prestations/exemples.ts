import { AUCUN_COMPTEUR, calculer } from './calcul.ts'
import { type Garantie, libelleRegle, sansGarantie } from './garantie.ts'
import { soinDe } from './nomenclature.ts'
import { type Famille, familles, libellesFamille, type Soin } from './soin.ts'

/** What is left to pay for an act at a usual price, for an adult at the beginning of a year. */
export type Exemple = {
  libelle: string
  depense: number
  ro: number
  rc: number
  reste: number
}

/** The acts that insurers show their guarantees by, at usual prices (cents, all units together). */
const usuels: readonly { code: string; depense: number; quantite: number; libelle: string }[] = [
  { code: 'FJH', depense: 2300, quantite: 1, libelle: 'Une journée d’hospitalisation' },
  { code: 'CHP', depense: 7000, quantite: 1, libelle: 'Une nuit en chambre particulière' },
  { code: 'ADC', depense: 45_000, quantite: 1, libelle: 'Opération de la cataracte' },
  { code: 'G', depense: 3000, quantite: 1, libelle: 'Consultation d’un généraliste' },
  { code: 'CSO', depense: 4400, quantite: 1, libelle: 'Consultation d’un spécialiste OPTAM' },
  { code: 'CS', depense: 7000, quantite: 1, libelle: 'Consultation d’un spécialiste non OPTAM' },
  { code: 'PH65', depense: 1200, quantite: 1, libelle: 'Une boîte de médicaments' },
  { code: 'AMK', depense: 1658, quantite: 1, libelle: 'Séance de kinésithérapie' },
  { code: 'OST', depense: 6000, quantite: 1, libelle: 'Séance d’ostéopathie' },
  { code: 'PSY', depense: 5000, quantite: 1, libelle: 'Séance chez un psychologue' },
  { code: 'HBLD680', depense: 50_000, quantite: 1, libelle: 'Couronne 100 % Santé' },
  { code: 'HBJD001', depense: 2892, quantite: 1, libelle: 'Détartrage' },
  { code: 'HBLD634', depense: 53_870, quantite: 1, libelle: 'Couronne à prix libre' },
  { code: 'TO90', depense: 72_000, quantite: 1, libelle: 'Un semestre d’orthodontie' },
  { code: 'OPTA', depense: 9500, quantite: 1, libelle: 'Lunettes à verres simples, classe A' },
  { code: 'OPTB', depense: 33_900, quantite: 1, libelle: 'Lunettes à verres simples, classe B' },
  { code: 'LEN', depense: 12_000, quantite: 1, libelle: 'Lentilles, une année' },
  { code: 'AUD1', depense: 95_000, quantite: 1, libelle: 'Aide auditive classe I, par oreille' },
  { code: 'AUD2', depense: 147_600, quantite: 1, libelle: 'Aide auditive classe II, par oreille' },
]

/** What one unit of an act usually costs; null when prices differ too much. */
export const prixUsuel = (code: string): number | null =>
  usuels.find((usuel) => usuel.code === code)?.depense ?? null

export type GarantieDetaillee = Omit<Garantie, 'famille' | 'regle'> & {
  promesse: string
  exemples: Exemple[]
}
export type Rubrique = { famille: Famille; libelle: string; garanties: GarantieDetaillee[] }

/** The table of an offer: the five headings in their order, each promise with its euros. */
export const tableauGaranties = (garanties: readonly Garantie[]): Rubrique[] =>
  familles.map((famille) => ({
    famille,
    libelle: libellesFamille[famille],
    garanties: garanties.filter((g) => g.famille === famille).map(detailler),
  }))

function detailler(garantie: Garantie): GarantieDetaillee {
  const { cle, libelle, regle } = garantie
  const exemples = usuels.flatMap(({ code, depense, quantite, libelle }) => {
    const soin = soinDe(code)
    if (soin?.garantie !== cle) return []
    const facture = { soin, depense, quantite, isMineur: false, compteurs: AUCUN_COMPTEUR }
    const { ro, rc, reste } = calculer(facture, garantie)
    return [{ libelle, depense, ro, rc, reste }]
  })
  return { cle, libelle, promesse: libelleRegle(regle), exemples }
}

/** The guarantee of an offer that pays an act. */
export const garantieDe = (garanties: readonly Garantie[], { garantie, famille }: Soin): Garantie =>
  garanties.find(({ cle }) => cle === garantie) ?? sansGarantie(garantie, famille)
