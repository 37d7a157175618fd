import type { Faults } from '../actes/acte.ts'
import {
  type Plage,
  plageDebutDeMois,
  plageEcheance,
  type RegleDateEffet,
} from '../calendrier/date-effet.ts'
import { messageSaisieDateEffet } from '../calendrier/date-effet-saisie.ts'

/** Usage: an option begins with a month, the next one or one of the twelve to come. */
export const regleAjoutOption: RegleDateEffet = { plages: [plageDebutDeMois(12)] }

/** Usage: it is held until the yearly term; a client whose contracts have another one says `CANN`. */
export const regleRetraitOption: RegleDateEffet = { plages: [plageEcheance()] }

type Renfort = { code: string; montantMensuel: number }
type Faits = { renforts: readonly Renfort[]; plages: readonly Plage[] }

/** The price is sent with the choice: whoever was shown another one is told so. */
export function validateAjoutOption(
  { code, montantMensuel, dateEffet }: Renfort & { dateEffet: string },
  { renforts, plages }: Faits,
): Faults {
  const renfort = renforts.find((one) => one.code === code)
  return {
    code: !renfort
      ? 'Choisissez le renfort à ajouter'
      : renfort.montantMensuel === montantMensuel
        ? null
        : 'Le prix de ce renfort a changé\u00a0: choisissez-le de nouveau',
    dateEffet: messageSaisieDateEffet(dateEffet, plages),
  }
}

/** `max`: how many may be given up at once. */
export function validateRetraitOption(
  { codes, dateEffet }: { codes: readonly string[]; dateEffet: string },
  { renforts, plages }: Faits,
  max: number,
): Faults {
  const isTenu = (code: string) => renforts.some((renfort) => renfort.code === code)
  const isJuste = codes.length > 0 && codes.length <= max && codes.every(isTenu)
  return {
    codes:
      isJuste && new Set(codes).size === codes.length ? null : 'Choisissez le renfort à retirer',
    dateEffet: messageSaisieDateEffet(dateEffet, plages),
  }
}
