import type { FormatAccepte } from '@espace-adherent/domain'
import { EICAR } from '../../../platform/antivirus/signatures.ts'
import { inspectImage } from './images/index.ts'
import { openCompound } from './ole/compound.ts'
import { inspectOle, isUnderPassword } from './ole/index.ts'
import { inspectOoxml } from './ooxml/index.ts'
import { inspectPdf } from './pdf/index.ts'
import { type Refus, RefusError, refuse } from './refus.ts'

/** `garder`: how many bytes of the file are the document; what follows them is cut off. */
export type Verdict = { refus: Refus } | { garder: number }

/** Looks at a whole file, whose first bytes are those of its family. */
export async function inspect(bytes: Buffer, format: FormatAccepte): Promise<Verdict> {
  try {
    if (bytes.includes(EICAR, 0, 'latin1')) refuse('virus')
    return { garder: await inspectFamily(bytes, format) }
  } catch (error) {
    if (error instanceof RefusError) return { refus: error.refus }
    throw error
  }
}

async function inspectFamily(bytes: Buffer, format: FormatAccepte): Promise<number> {
  const { famille, extension } = format
  if (famille === 'ole') inspectOle(bytes, extension)
  else if (famille === 'pdf') await inspectPdf(bytes)
  else if (famille !== 'ooxml') return inspectImage(bytes, famille)
  else if (bytes[0] === 0xd0) inspectOldShell(bytes)
  else await inspectOoxml(bytes, extension)
  return bytes.length
}

/** A new Office file in an old one is a document under a password; anything else is no document. */
function inspectOldShell(bytes: Buffer): never {
  return refuse(isUnderPassword(openCompound(bytes)) ? 'motDePasse' : 'etranger')
}
