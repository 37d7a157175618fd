import {
  AUCUN_COMPTEUR,
  calculer,
  type Garantie,
  garantieDe,
  soinLe,
} from '@espace-adherent/domain'

/** One line that many members will have, with the engine's own amounts. */
export type ModeleLigne = {
  codeActe: string
  quantite: number
  depense: number
  base: number | null
  ro: number
  rc: number
}

/** What people are treated for, roughly as often as they are. */
const soins: readonly (readonly [code: string, depense: number, quantite?: number])[] = [
  ['G', 3000],
  ['PH65', 1240, 2],
  ['G', 3000],
  ['PH30', 620],
  ['CSO', 4400],
  ['BIO', 2860],
  ['PH65', 3290, 3],
  ['CS', 7000],
  ['AMK', 9948, 6],
  ['G', 3000],
  ['RAD', 4920],
  ['PH65', 890],
  ['CD', 2300],
  ['HBJD001', 2892],
  ['OST', 6000],
  ['PH100', 8450],
  ['OPTA', 9500],
  ['AMI', 945, 3],
  ['HBLD680', 51_500],
  ['FJH', 6900, 3],
  ['OPTB', 33_900],
  ['HBLD734', 53_870],
  ['AUD1', 95_000],
]

export const modelesDe = (garanties: readonly Garantie[], jour: string): ModeleLigne[] =>
  soins.map(([code, depense, quantite = 1]) => {
    const soin = soinLe(code, { jour, dateNaissance: '1970-01-01' })
    if (!soin) throw new Error(`The nomenclature has no act ${code}`)
    const facture = { soin, depense, quantite, compteurs: AUCUN_COMPTEUR }
    const { base, ro, rc } = calculer(facture, garantieDe(garanties, soin))
    return { codeActe: code, quantite, depense, base, ro, rc }
  })
