import { formatMontant } from '../montants/index.ts'

/** An amount and the sentence that works it out, so that a reader can check it. */
export type Equation = { texte: string; montant: number }

/** What is subtracted, and its name (« de part de l’Assurance maladie »). */
export type Retrait = { montant: number; quoi: string }

export const depart = (montant: number, quoi = ''): Equation => ({
  texte: `${formatMontant(montant)}${quoi && ` ${quoi}`}`,
  montant,
})

const egale = (texte: string, montant: number): Equation => ({
  texte: `${texte} = ${formatMontant(montant)}`,
  montant,
})

/** « 70 % (maternité) de 30,00 € = 21,00 € »; the caller has rounded the percentage. */
export const pourcentageDe = (
  taux: number,
  de: number,
  montant: number,
  precision = '',
): Equation =>
  egale(
    `${String(taux).replace('.', ',')}\u00a0%${precision && ` (${precision})`} de ${formatMontant(de)}`,
    montant,
  )

export const fois = ({ texte, montant }: Equation, nombre: number, unites = ''): Equation =>
  nombre === 1
    ? { texte, montant }
    : egale(`${texte}, fois ${nombre}${unites && ` ${unites}`}`, montant * nombre)

/** Never below zero. Zero is not subtracted. */
export function moins({ texte, montant }: Equation, retraits: readonly Retrait[]): Equation {
  const vrais = retraits.filter((retrait) => retrait.montant > 0)
  if (vrais.length === 0) return { texte, montant }
  const dits = vrais.map((retrait) => `, moins ${formatMontant(retrait.montant)} ${retrait.quoi}`)
  const reste = vrais.reduce((somme, retrait) => somme - retrait.montant, montant)
  const suite = `${texte}${dits.join('')}`
  return reste >= 0 ? egale(suite, reste) : egale(`${suite}, au minimum zéro`, 0)
}

export const auPlus = (equation: Equation, limite: number | null, quoi: string): Equation =>
  limite === null || equation.montant <= limite
    ? equation
    : egale(`${equation.texte}, dans la limite de ${formatMontant(limite)} ${quoi}`, limite)

/** « 24,00 € au-delà de la garantie et 2,00 € de franchise = 26,00 € »; none: null. */
export function somme(termes: readonly Retrait[]): Equation | null {
  const vrais = termes.filter((terme) => terme.montant > 0)
  const dits = vrais.map((terme) => `${formatMontant(terme.montant)} ${terme.quoi}`)
  const texte = [dits.slice(0, -1).join(', plus '), ...dits.slice(-1)].filter(Boolean).join(' et ')
  const montant = vrais.reduce((total, terme) => total + terme.montant, 0)
  if (vrais.length === 0) return null
  return vrais.length === 1 ? { texte, montant } : egale(texte, montant)
}
