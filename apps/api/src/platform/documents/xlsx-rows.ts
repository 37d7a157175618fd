import { formatInstantCourt, isDateCalendaire } from '@espace-adherent/domain'
import type { Cell } from './table.ts'

/** Ranks of the cell formats in the style sheet. */
export const STYLE = { texte: 0, entete: 1, date: 2, montant: 3, instant: 4 } as const

export const headerXml = (libelles: readonly string[]) =>
  `<row r="1">${libelles.map((libelle, i) => textXml(`${columnName(i)}1`, libelle, STYLE.entete)).join('')}</row>`

export const rowXml = (cells: readonly Cell[], rank: number) =>
  `<row r="${rank}">${cells.map((cell, i) => cellXml(cell, `${columnName(i)}${rank}`)).join('')}</row>`

function cellXml({ value, format }: Cell, ref: string): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? numberXml(ref, value, format === 'montant' ? STYLE.montant : STYLE.texte)
      : ''
  if (format === 'instant') return numberXml(ref, momentSerial(value), STYLE.instant)
  const serial = format === 'date' ? toSerial(value) : null
  return serial === null ? textXml(ref, value, STYLE.texte) : numberXml(ref, serial, STYLE.date)
}

const numberXml = (ref: string, value: number, style: number) =>
  `<c r="${ref}" s="${style}"><v>${value}</v></c>`

/** A text written in place is always read as text, never as a formula. */
const textXml = (ref: string, text: string, style: number) =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

const PREMIER = Date.UTC(1899, 11, 30)
const JOUR_MS = 86_400_000

/** Days since 30 December 1899. Before March 1900 Excel's calendar is wrong, so we write a text. */
function toSerial(date: string): number | null {
  if (!isDateCalendaire(date) || date < '1900-03-01') return null
  return Math.round((Date.parse(date) - PREMIER) / JOUR_MS)
}

/** The same with the hour shown in Paris: a spreadsheet knows no time zones. */
function momentSerial(instant: string): number {
  const [jour, mois, annee, heures, minutes] = formatInstantCourt(new Date(instant))
    .split(/\D+/)
    .map(Number) as [number, number, number, number, number]
  return (Date.UTC(annee, mois - 1, jour, heures, minutes) - PREMIER) / JOUR_MS
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Longest text that a cell may hold. */
const LONGEST_TEXT = 32_767

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** XML 1.0 allows neither most control characters nor half a surrogate pair. */
export const escapeXml = (text: string) =>
  text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll(/[&<>"]/g, (c) => entities[c] ?? c)
