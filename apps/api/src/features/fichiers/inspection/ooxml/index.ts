import { refuse } from '../refus.ts'
import { contentOf, openArchive, wholeOf } from '../zip/archive.ts'
import type { Part } from '../zip/layout.ts'
import { createTranscoder, encodingOf, xmlText } from './encoding.ts'
import { checkFields } from './fields.ts'
import { createPartScan } from './part-scan.ts'
import { createPatience, type Patience } from './patience.ts'
import { readRelationships } from './relationships.ts'
import { findTags } from './xml.ts'

/** What Office calls its macros, old and new, in the list of types. */
const macros = /macroenabled|vbaproject|vbadata|macrosheet|activex/i

/** Programs belong in files of other extensions (docm, xlsm, pptm), which are not accepted. */
function checkContentTypes(bytes: Buffer): void {
  for (const { attributes } of findTags(xmlText(bytes), ['Default', 'Override']))
    if (macros.test(attributes.get('ContentType') ?? '')) refuse('macro')
}

const MEGA = 1024 * 1024

/** The part that makes a new Office file what it is; some programs number it. */
const mainParts: Readonly<Record<string, RegExp>> = {
  docx: /^word\/document\d*\.xml$/,
  xlsx: /^xl\/workbook\d*\.xml$/,
  pptx: /^ppt\/presentation\d*\.xml$/,
}

/** Charts keep their figures in a workbook of their own, which has nothing inside in its turn. */
const DEPTH_MAX = 1
const NESTED_MAX = 20 * MEGA

const programs = /(^|\/)(vbaproject\.bin|vbadata\.xml|macrosheets\/|activex\/)/i
const embedded = /(?:^|\/)embeddings\/(?:[^/]*\.)?([^/.]*)$/i

/** New Office files are archives: each part is unpacked, counted and looked at. */
export async function inspectOoxml(bytes: Buffer, extension: string): Promise<void> {
  await inspectPackage(bytes, extension, { patience: createPatience(), depth: 0 })
}

type Context = { patience: Patience; depth: number }

async function inspectPackage(bytes: Buffer, extension: string, context: Context): Promise<void> {
  const parts = openArchive(bytes)
  context.patience.parts.spend(parts.length)
  const named = new Map(parts.map((part) => [part.name, part]))
  const types = named.get('[Content_Types].xml')
  const roots = named.get('_rels/.rels')
  if (!types || !roots) return refuse('etranger')
  if (parts.some(({ name }) => programs.test(name))) refuse('macro')
  await checkMain(roots, named, extension, context)
  checkContentTypes(await listOf(types, context))
  for (const part of parts) if (part !== types && part !== roots) await inspectPart(part, context)
}

/** The list that begins the document must lead to the part that the extension announces. */
async function checkMain(
  roots: Part,
  named: ReadonlyMap<string, Part>,
  extension: string,
  context: Context,
): Promise<void> {
  const mains = readRelationships(await listOf(roots, context))
    .filter(({ kind }) => kind === 'officeDocument')
    .map(({ target }) => target.replace(/^\.?\//, ''))
  const isMain = (name: string) => mainParts[extension]?.test(name) && named.has(name)
  if (mains.length === 0 || !mains.every(isMain)) refuse('etranger')
}

async function inspectPart(part: Part, context: Context): Promise<void> {
  const { name } = part
  const { unpacked, fields, bars } = context.patience
  const nested = embedded.exec(name)
  if (nested) return inspectNested(part, nested[1]?.toLowerCase() ?? '', context)
  if (/\.rels$/i.test(name)) {
    readRelationships(await listOf(part, context))
    return
  }
  const scan = createPartScan(name, bars)
  for await (const piece of contentOf(part, unpacked)) scan.write(piece)
  if (scan.hasFields()) checkFields(await textOf(part, context), fields)
}

/** Nothing but the workbook of a chart, or a document that could have come alone. */
async function inspectNested(part: Part, extension: string, context: Context): Promise<void> {
  if (!Object.hasOwn(mainParts, extension) || context.depth >= DEPTH_MAX) refuse('objet')
  const bytes = await wholeOf(part, context.patience.unpacked, NESTED_MAX)
  await inspectPackage(bytes, extension, { ...context, depth: context.depth + 1 })
}

function listOf(part: Part, { patience }: Context): Promise<Buffer> {
  patience.lists.spend(part.unpacked)
  return wholeOf(part, patience.unpacked, part.unpacked)
}

/** Unpacked once more, for the few parts that have fields. */
async function textOf(part: Part, { patience }: Context): Promise<string> {
  patience.texts.spend(part.unpacked)
  const bytes = await wholeOf(part, patience.unpacked, part.unpacked)
  return createTranscoder(encodingOf(bytes) ?? 'octets')(bytes).toString('latin1')
}
