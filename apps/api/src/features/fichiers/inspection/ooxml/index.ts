import { type Budget, createBudget } from '../budget.ts'
import { refuse } from '../refus.ts'
import { contentOf, openArchive, UNPACKED_MAX, wholeOf } from '../zip/archive.ts'
import type { Part } from '../zip/layout.ts'
import { checkContentTypes } from './content-types.ts'
import { createTranscoder, encodingOf } from './encoding.ts'
import { checkFields } from './fields.ts'
import { createPartScan } from './part-scan.ts'
import { readRelationships } from './relationships.ts'

const MEGA = 1024 * 1024

/** The part that makes a new Office file what it is; some programs number it. */
const mainParts: Readonly<Record<string, RegExp>> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
}

/** Lists are short: a workbook of five thousand sheets has one of a megabyte. */
const LIST_MAX = 4 * MEGA
/** A text of ten thousand pages. */
const FIELDS_MAX = 32 * MEGA
/** Charts keep their figures in a workbook of their own, which has nothing inside in its turn. */
const DEPTH_MAX = 1
const NESTED_MAX = 20 * MEGA

const programs = /(^|\/)(vbaproject\.bin|vbadata\.xml|macrosheets\/|activex\/)/i
const embedded = /(?:^|\/)embeddings\/(?:[^/]*\.)?([^/.]*)$/i

/** New Office files are archives: each part is unpacked, counted and looked at. */
export async function inspectOoxml(bytes: Buffer, extension: string): Promise<void> {
  await inspectPackage(bytes, extension, { budget: createBudget(UNPACKED_MAX), depth: 0 })
}

type Context = { budget: Budget; depth: number }

async function inspectPackage(bytes: Buffer, extension: string, context: Context): Promise<void> {
  const parts = openArchive(bytes)
  const named = new Map(parts.map((part) => [part.name, part]))
  const types = named.get('[Content_Types].xml')
  const roots = named.get('_rels/.rels')
  if (!types || !roots) return refuse('etranger')
  if (parts.some(({ name }) => programs.test(name))) refuse('macro')
  await checkMain(roots, named, extension, context)
  checkContentTypes(await wholeOf(types, context.budget, LIST_MAX))
  for (const part of parts) if (part !== types && part !== roots) await inspectPart(part, context)
}

/** The list that begins the document must lead to the part that the extension announces. */
async function checkMain(
  roots: Part,
  named: ReadonlyMap<string, Part>,
  extension: string,
  { budget }: Context,
): Promise<void> {
  const mains = readRelationships(await wholeOf(roots, budget, LIST_MAX))
    .filter(({ kind }) => kind === 'officeDocument')
    .map(({ target }) => target.replace(/^\.?\//, ''))
  const isMain = (name: string) => mainParts[extension]?.test(name) && named.has(name)
  if (mains.length === 0 || !mains.every(isMain)) refuse('etranger')
}

async function inspectPart(part: Part, context: Context): Promise<void> {
  const { name } = part
  const { budget } = context
  const nested = embedded.exec(name)
  if (nested) return inspectNested(part, nested[1]?.toLowerCase() ?? '', context)
  if (/\.rels$/i.test(name)) {
    readRelationships(await wholeOf(part, budget, LIST_MAX))
    return
  }
  const scan = createPartScan(name)
  for await (const piece of contentOf(part, budget)) scan.write(piece)
  if (scan.hasFields()) checkFields(await textOf(part, budget))
}

/** Nothing but the workbook of a chart, or a document that could have come alone. */
async function inspectNested(part: Part, extension: string, context: Context): Promise<void> {
  if (!Object.hasOwn(mainParts, extension) || context.depth >= DEPTH_MAX) refuse('objet')
  const bytes = await wholeOf(part, context.budget, NESTED_MAX)
  await inspectPackage(bytes, extension, { ...context, depth: context.depth + 1 })
}

/** Unpacked once more, for the few parts that have fields. */
async function textOf(part: Part, budget: Budget): Promise<string> {
  const bytes = await wholeOf(part, budget, FIELDS_MAX)
  return createTranscoder(encodingOf(bytes) ?? 'octets')(bytes).toString('latin1')
}
