import { formatDate, formatInstantCourt, isDateCalendaire } from '@espace-adherent/domain'
import type { Cell } from './table.ts'

/** The printed font has no narrow no-break space. */
export const printable = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** Formatters take a fiftieth of a second to make: they are made with the first number. */
let formats: ReturnType<typeof createFormats> | undefined
const formatsOf = () => {
  formats ??= createFormats()
  return formats
}

const createFormats = () => ({
  nombre: new Intl.NumberFormat('fr-FR', { useGrouping: false, maximumFractionDigits: 6 }),
  centimes: new Intl.NumberFormat('fr-FR', {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }),
  montant: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
})

/** As a French spreadsheet reads it back: 03/11/2026, 03/11/2026 14:28 (in Paris), 1234,50, no unit. */
export function toDataText({ value, format }: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number')
    return formatsOf()[format === 'montant' ? 'centimes' : 'nombre'].format(value)
  if (format === 'instant') return formatInstantCourt(new Date(value))
  return format === 'date' && isDateCalendaire(value) ? formatDate(value) : value
}

/** As a person reads it: 03/11/2026, 1 234,50 €. */
export function toShownText(cell: Cell): string {
  const { value, format } = cell
  const text =
    typeof value === 'number' && format === 'montant'
      ? formatsOf().montant.format(value)
      : toDataText(cell)
  return printable(text)
}

/**
 * Wrapping a word takes time by the square of its length: a cell is cut at this many characters.
 */
const LONGEST_TEXT = 1_000

/** As a person reads it on paper. */
export function toPrintedText(cell: Cell): string {
  const text = toShownText(cell)
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text
}
