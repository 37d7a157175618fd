import { EICAR } from '../../../../platform/antivirus/signatures.ts'
import { createByteSearch } from '../byte-search.ts'
import type { Budget } from '../refus.ts'
import { refuse } from '../refus.ts'
import { createTranscoder, encodingOf } from './encoding.ts'
import { createFormulaSearch } from './formulas.ts'

/** Beginnings of what is no part of a document: archives, old Office files, programs, rich texts. */
const strangers = ['504b0304', 'd0cf11e0a1b11ae1', '4d5a9000', '7f454c46', '7b5c7274'].map((hex) =>
  Buffer.from(hex, 'hex'),
)
export const isStranger = (head: Buffer) =>
  strangers.some((start) => head.subarray(0, start.length).equals(start))

const HEAD = 512

/** Looks at a part of a document as its pieces pass. */
export type PartScan = {
  write(piece: Buffer): void
  /** Whether it holds fields of Word, whose instructions have to be put together. */
  hasFields(): boolean
}

export function createPartScan(name: string, bars: Budget): PartScan {
  const virus = createByteSearch([EICAR])
  let head: Buffer | null = Buffer.alloc(0)
  let lookAtXml: (piece: Buffer) => void = () => {}
  let hasFields = false

  function begin(first: Buffer): void {
    if (isStranger(first)) refuse('objet')
    const encoding = encodingOf(first)
    if (!encoding) return
    const transcode = createTranscoder(encoding)
    const look = createXmlLook(name, bars, () => {
      hasFields = true
    })
    lookAtXml = (piece) => look(transcode(piece))
  }

  return {
    write(piece) {
      if (virus.find(piece).length > 0) refuse('virus')
      if (head) {
        head = Buffer.concat([head, piece.subarray(0, HEAD)])
        begin(head)
        head = null
      }
      lookAtXml(piece)
    },
    hasFields: () => hasFields,
  }
}

/** What no XML of a document has a reason to say. */
function createXmlLook(name: string, bars: Budget, onField: () => void): (piece: Buffer) => void {
  const search = createByteSearch([
    '<!DOCTYPE',
    '<!ENTITY',
    'ddeLink',
    'ppaction://program',
    'ppaction://macro',
    'instrText',
    'InstrText',
    'fldSimple',
  ])
  const formulas = createFormulaSearch(bars)
  // Drawings keep the public DOCTYPE of their format, which no Office program follows.
  const isDrawing = /\.svg$/i.test(name)
  return (piece) => {
    for (const found of search.find(piece)) {
      if (found === '<!ENTITY' || (found === '<!DOCTYPE' && !isDrawing)) refuse('detourne')
      if (found === 'ddeLink') refuse('programme')
      if (found.startsWith('ppaction')) refuse('programme')
      if (/instrText|fldSimple/i.test(found)) onField()
    }
    if (formulas.finds(piece)) refuse('programme')
  }
}
