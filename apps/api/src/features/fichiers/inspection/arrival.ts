import { type FormatAccepte, hasSignature } from '@espace-adherent/domain'
import { createEicarSearch } from '../../../platform/antivirus/signatures.ts'
import { refuse } from './refus.ts'

/** Looks at a file while it comes: throws as soon as it must be refused. */
export type Arrival = {
  write(chunk: Buffer): void
  /** Once the last byte has passed. */
  end(): void
}

/**
 * Looked at together, so that the verdict does not depend on how the network cuts the first bytes.
 */
const OPENING = 128

/** What can be told without the rest: the test virus, and whether the first bytes are the right ones. */
export function createArrival({ famille }: FormatAccepte): Arrival {
  const eicar = createEicarSearch()
  let opening: Buffer | null = Buffer.alloc(0)

  const look = (chunk: Buffer, isFirst: boolean) => {
    // First, so that somebody who tries the test virus learns that it was seen.
    if (eicar.finds(chunk)) refuse('virus')
    if (isFirst && !isBeginning(chunk)) refuse('etranger')
  }
  /** A new Office file under a password has the first bytes of an old one: it is told later. */
  const isBeginning = (bytes: Buffer) =>
    famille === 'pdf'
      ? /^%PDF-\d\.\d/.test(bytes.toString('latin1', 0, 8))
      : hasSignature(famille, bytes) || (famille === 'ooxml' && hasSignature('ole', bytes))

  return {
    write(chunk) {
      if (!opening) return look(chunk, false)
      opening = Buffer.concat([opening, chunk])
      if (opening.length < OPENING) return
      look(opening, true)
      opening = null
    },
    end() {
      if (opening) look(opening, true)
    },
  }
}
