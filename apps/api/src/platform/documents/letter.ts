import type { PdfDocument } from './pdf-document.ts'

/** A part of a letter, in words. The kit decides how it looks and how a screen reader says it. */
export type Bloc =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Smaller, for a remark. */
  | { kind: 'note'; text: string }
  /** Highlighted. */
  | { kind: 'notice'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Names and values, one pair to a line. */
  | { kind: 'facts'; rows: readonly (readonly [libelle: string, valeur: string])[] }
  | TableBloc
  /** Who signs, at the right of the page. */
  | { kind: 'signature'; lines: readonly string[] }
  | Drawing

export type TableBloc = {
  kind: 'table'
  columns: readonly { libelle: string; isRight?: boolean }[]
  rows: readonly (readonly string[])[]
  total?: readonly string[]
  /** What is written when there is no row. */
  empty?: string
}

/**
 * Something that its author draws by hand, in a space of that height. Another thread draws it,
 * where no function can be passed: this is the address of the module that draws, and what it draws.
 */
export type Drawing = { kind: 'drawing'; height: number; module: string; values: unknown }

export type DrawingModule<Values> = { draw(place: Place, values: Values): void }

/** Where the drawing stands, and what it is drawn with. */
export type Place = {
  doc: PdfDocument
  /** The element of the structure to add to. */
  parent: PDFKit.PDFStructureElement
  x: number
  y: number
  width: number
}

/** A letter or a certificate: its reader, subject and parts. */
export type Letter = {
  titre: string
  /** One line under the title. */
  sousTitre?: string
  /** Name and address, line by line. */
  destinataire?: readonly string[]
  references?: readonly (readonly [libelle: string, valeur: string])[]
  blocs: readonly Bloc[]
  /** The day it is made, in Paris, AAAA-MM-JJ. */
  date: string
  /** The insurer's legal line, at the foot of each page. */
  pied: string
}
