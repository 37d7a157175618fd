import { refuse } from '../refus.ts'
import { xmlText } from './encoding.ts'
import { findTags } from './xml.ts'

/** What Office calls its programs, old and new, in the list of types. */
const programs = /macroenabled|vbaproject|vbadata|macrosheet|activex/i

/** Programs belong in files of other extensions (docm, xlsm, pptm), which are not accepted. */
export function checkContentTypes(bytes: Buffer): void {
  for (const { attributes } of findTags(xmlText(bytes), ['Default', 'Override']))
    if (programs.test(attributes.get('ContentType') ?? '')) refuse('macro')
}
