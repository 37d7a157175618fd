import type { Faults } from '../actes/acte.ts'
import { plageDebutDeMois, plageEcheance, type RegleDateEffet } from '../calendrier/date-effet.ts'

/** Usage: an option begins with a month, the next one or one of the twelve to come. */
export const regleAjoutOption: RegleDateEffet = { plages: [plageDebutDeMois(12)] }

/** Usage: it is held until the yearly term; a client whose contracts have another one says `CANN`. */
export const regleRetraitOption: RegleDateEffet = { plages: [plageEcheance()] }

type Renfort = { code: string; montantMensuel: number }
type Faits = { renforts: readonly Renfort[] }

/** The price is sent with the choice, to tell somebody who was shown another one. */
export function validateAjoutOption(
  { code, montantMensuel }: Renfort,
  { renforts }: Faits,
): Faults {
  const renfort = renforts.find((one) => one.code === code)
  if (!renfort) return { code: 'Choisissez le renfort à ajouter' }
  return renfort.montantMensuel === montantMensuel
    ? {}
    : { code: 'Le prix de ce renfort a changé\u00a0: choisissez-le de nouveau' }
}

/** `max`: how many may be given up at once. */
export function validateRetraitOption(
  { codes }: { codes: readonly string[] },
  { renforts }: Faits,
  max: number,
): Faults {
  const isTenu = (code: string) => renforts.some((renfort) => renfort.code === code)
  const isJuste = codes.length > 0 && codes.length <= max && codes.every(isTenu)
  const isUnique = new Set(codes).size === codes.length
  return { codes: isJuste && isUnique ? null : 'Choisissez le renfort à retirer' }
}
