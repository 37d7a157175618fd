import { hasActiveText } from '../active-texts.ts'
import { refuse } from '../refus.ts'
import { hasZipEnd } from '../zip/end.ts'
import { endOfPhoneData } from './after-jpeg.ts'
import { endOfBmp } from './bmp.ts'
import { endOfJpeg } from './jpeg.ts'
import { endOfPng } from './png.ts'

const ends = {
  bmp: endOfBmp,
  jpeg: (bytes: Buffer) => endOfPhoneData(bytes, endOfJpeg(bytes)),
  png: endOfPng,
} as const

/**
 * Where the picture ends, and so what is kept of the file. What follows and is unknown is cut off;
 * if it could be a second file, the whole is refused.
 */
export function inspectImage(bytes: Buffer, famille: keyof typeof ends): number {
  if (hasZipEnd(bytes)) refuse('double')
  const end = ends[famille](bytes)
  if (hasActiveText(bytes.subarray(end))) refuse('double')
  return end
}
