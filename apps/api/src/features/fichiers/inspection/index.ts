import type { FamilleContenu, FormatAccepte } from '@espace-adherent/domain'
import { createEicarSearch, createSignatureSearch } from '../../../platform/antivirus/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import { activeTexts, foreignFiles } from './active-texts.ts'
import { bmp, jpeg, png, signature } from './images.ts'
import { ole } from './ole.ts'
import { checkOoxmlEnd, OOXML_TAIL } from './ooxml.ts'
import { checkPdfEnd, pdf } from './pdf.ts'
import { contenuDouble, contenuEtranger, contenuIncomplet } from './refus.ts'
import { createTail, type Tail } from './tail.ts'
import { createWalker, type Walk } from './walker.ts'
import { findZipEnd, ZIP_END_REACH } from './zip-end.ts'

/** Looks at a file while it passes: throws as soon as it must be refused. */
export type Inspection = {
  write(chunk: Buffer): void
  /** Once the last byte has passed. */
  end(): void
}

type Family = {
  walk: (extension: string) => Walk
  /** What no byte of it may show. */
  forbidden?: readonly string[]
  tailSize?: number
  checkEnd: (tail: Tail, extension: string) => void
}

const image = (walk: Family['walk']): Family => ({
  walk,
  forbidden: [...activeTexts, ...foreignFiles],
  // Phones add things of their own after an image; an archive is not one of them.
  checkEnd: (tail) => {
    if (findZipEnd(tail.bytes())) throw contenuDouble()
  },
})

const families: Record<FamilleContenu, Family> = {
  bmp: image(bmp),
  jpeg: image(jpeg),
  png: image(png),
  pdf: { walk: pdf, checkEnd: checkPdfEnd },
  ole: {
    walk: ole,
    checkEnd: (tail) => {
      if (findZipEnd(tail.bytes())?.isExact) throw contenuDouble()
    },
  },
  ooxml: {
    walk: (extension) => signature('ooxml', extension),
    tailSize: OOXML_TAIL,
    checkEnd: checkOoxmlEnd,
  },
}

/** Seen at once, so that the verdict does not depend on how the network cuts the first bytes. */
const OPENING = 128

export function createInspection({ famille, extension }: FormatAccepte): Inspection {
  const family = families[famille]
  const eicar = createEicarSearch()
  const forbidden = family.forbidden && createSignatureSearch(family.forbidden)
  const walker = createWalker(family.walk(extension))
  const tail = createTail(family.tailSize ?? ZIP_END_REACH)
  let opening: Buffer | null = Buffer.alloc(0)

  const look = (chunk: Buffer) => {
    // First, so that somebody who tries the test virus learns that it was seen.
    if (eicar.finds(chunk)) throw new AppError('FileInfected')
    walker.write(chunk)
    if (forbidden?.finds(chunk)) throw contenuDouble()
    tail.write(chunk)
  }

  return {
    write(chunk) {
      if (!opening) return look(chunk)
      opening = Buffer.concat([opening, chunk])
      if (opening.length < OPENING) return
      look(opening)
      opening = null
    },
    end() {
      if (opening) look(opening)
      if (!walker.isOver()) {
        // Short of an image's dimensions the file was cut; an old Office file lacks its main part.
        if (famille === 'ole' || tail.length() < 16) throw contenuEtranger(extension)
        throw contenuIncomplet()
      }
      family.checkEnd(tail, extension)
    },
  }
}
