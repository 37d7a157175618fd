import { type Refus, refuse } from '../refus.ts'
import { xmlText } from './encoding.ts'
import { findTags } from './xml.ts'

export type Relationship = { kind: string; target: string; isExternal: boolean }

/** Kinds that have no place in a document without programs, wherever they lead. */
const forbidden: Readonly<Record<string, Refus>> = {
  vbaProject: 'macro',
  wordVbaData: 'macro',
  xlMacrosheet: 'macro',
  xlIntlMacrosheet: 'macro',
  attachedToolbars: 'macro',
  activeXControlBinary: 'macro',
  control: 'macro',
  oleObject: 'objet',
  aFChunk: 'objet',
}

/** Templates and pictures keep the path they had on the author's machine: nothing is fetched there. */
const keptPaths = new Set(['attachedTemplate', 'image'])
const ownDisk = /^(file:\/\/\/)?[a-z]:[\\/]/i

/** What a reader may follow by a click. */
const links = /^(https?|mailto|tel|sms|ftps?|file|notes|onenote):/i
const scheme = /^[a-z][a-z0-9+.-]*:/i

/**
 * Reads one `.rels` part, which says who points where; refused when it runs or fetches something.
 */
export function readRelationships(bytes: Buffer): Relationship[] {
  const found = Array.from(findTags(xmlText(bytes), ['Relationship']), ({ attributes }) => ({
    kind: attributes.get('Type')?.split('/').at(-1) ?? '',
    target: attributes.get('Target')?.trim() ?? '',
    isExternal: attributes.get('TargetMode')?.trim().toLowerCase() === 'external',
  }))
  for (const relationship of found) check(relationship)
  return found
}

function check({ kind, target, isExternal }: Relationship): void {
  const refus = Object.hasOwn(forbidden, kind) ? forbidden[kind] : undefined
  if (refus) refuse(isExternal && kind === 'oleObject' ? 'lienExterne' : refus)
  if (!isExternal) {
    // Said to be inside, and written as an address: some reader would go there.
    if (scheme.test(target) || /^[\\/]{2}/.test(target)) refuse('lienExterne')
    return
  }
  if (kind === 'hyperlink') {
    if (scheme.test(target) && !links.test(target) && !ownDisk.test(target)) refuse('programme')
    return
  }
  if (!keptPaths.has(kind) || !ownDisk.test(target)) refuse('lienExterne')
}
