import {
  AUCUN_COMPTEUR,
  calculer,
  type Garantie,
  garantieDe,
  joursDeChangement,
  prixUsuel,
  type Soin,
  soinLe,
} from '@espace-adherent/domain'

/** One line that many members will have, with the engine's own amounts, for care between two days. */
export type ModeleLigne = {
  /** Its place among the acts. */
  rang: number
  du: string
  /** The day on which something changes. */
  avant: string
  codeActe: string
  quantite: number
  depense: number
  base: number | null
  ro: number
  rc: number
}

/** What people are treated for, roughly as often as they are; `tarif`: at the tariff of the day. */
type Prix = number | 'tarif'
const soins: readonly (readonly [code: string, prix: Prix, quantite?: number])[] = [
  ['G', 'tarif'],
  ['PH65', 1240, 2],
  ['G', 'tarif'],
  ['PH30', 620],
  ['CSO', 4400],
  ['BIO', 2860],
  ['PH65', 3290, 3],
  ['CS', 7000],
  ['AMK', 'tarif', 6],
  ['G', 'tarif'],
  ['RAD', 4920],
  ['PH65', 890],
  ['CD', 'tarif'],
  ['HBJD001', 'tarif'],
  ['OST', 6000],
  ['PH100', 8450],
  ['OPTA', 9500],
  ['AMI', 'tarif', 3],
  ['HBLD680', 51_500],
  ['FJH', 'tarif', 3],
  ['OPTB', 33_900],
  ['HBLD734', 53_870],
  ['AUD1', 95_000],
]

export const ACTES = soins.length

/** Every act between two changes of the rules: care of three years ago is reckoned as it was then. */
export const modelesDe = (garanties: readonly Garantie[]): ModeleLigne[] => {
  const jours = ['0001-01-01', ...joursDeChangement().filter((jour) => jour > '0001-01-01')]
  return jours.flatMap((du, i) =>
    soins.map(([code, prix, quantite = 1], rang) => {
      const soin = soinLe(code, { jour: du, dateNaissance: '1970-01-01' })
      if (!soin) throw new Error(`The nomenclature has no act ${code}`)
      const depense = depenseDe(soin, prix, quantite, du)
      const facture = { soin, depense, quantite, compteurs: AUCUN_COMPTEUR }
      const { base, ro, rc } = calculer(facture, garantieDe(garanties, soin))
      const avant = jours[i + 1] ?? '9999-12-31'
      return { rang, du, avant, codeActe: code, quantite, depense, base, ro, rc }
    }),
  )
}

/** The tariff of the day, or a usual price within the limit of that day. */
function depenseDe(soin: Soin, prix: Prix, quantite: number, jour: string): number {
  if (prix !== 'tarif') return Math.min(prix, soin.prixLimite ?? prix)
  const unitaire = typeof soin.base === 'number' ? soin.base : prixUsuel(soin.code, jour)
  if (unitaire === null) throw new Error(`${soin.code} has no tariff`)
  return unitaire * quantite
}
