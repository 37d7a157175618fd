import { isUtf8 } from 'node:buffer'

/** In bytes: no record is so long, and nothing longer is ever held. */
export const LIGNE_MAX = 1_000_000

export type LigneLue =
  | { ligne: number; texte: string }
  | { ligne: number; faute: 'encodage' | 'trop-long' }

export type Fin = { isCoupee: boolean }

const SAUT = 0x0a

/**
 * The lines of a file by batches, as they come. `fin` says afterwards whether the last one had no end:
 * harmless when it can be read, a file that was cut when it cannot.
 */
export async function* lireLignes(
  morceaux: AsyncIterable<Buffer>,
  fin: Fin,
): AsyncGenerator<LigneLue[]> {
  let ligne = 0
  let reste: Buffer[] = []
  let enAttente = 0
  let isSautee = false
  for await (const morceau of morceaux) {
    const dernier = morceau.lastIndexOf(SAUT)
    if (dernier === -1) {
      // Nothing more than one line is held, and of a line that is too long, nothing.
      if (!isSautee) reste.push(morceau)
      enAttente += morceau.length
      if (enAttente > LIGNE_MAX) {
        isSautee = true
        reste = []
      }
      continue
    }
    const lot: LigneLue[] = []
    let debut = 0
    if (isSautee) {
      lot.push({ ligne: ++ligne, faute: 'trop-long' })
      debut = morceau.indexOf(SAUT) + 1
      isSautee = false
    }
    const entieres = morceau.subarray(debut, Math.max(debut, dernier))
    if (dernier >= debut) {
      const bloc = reste.length === 0 ? entieres : Buffer.concat([...reste, entieres])
      for (const lue of decouper(bloc, ligne + 1)) lot.push(lue)
    }
    ligne = lot.at(-1)?.ligne ?? ligne
    reste = dernier + 1 < morceau.length ? [Buffer.from(morceau.subarray(dernier + 1))] : []
    enAttente = reste[0]?.length ?? 0
    yield lot
  }
  fin.isCoupee = enAttente > 0
  if (isSautee) yield [{ ligne: ligne + 1, faute: 'trop-long' }]
  else if (enAttente > 0) yield decouper(Buffer.concat(reste), ligne + 1)
}

/** Lines without their ends. The whole block is tested at once; line by line only where it is wrong. */
function decouper(bloc: Buffer, premiere: number): LigneLue[] {
  if (isUtf8(bloc))
    return bloc
      .toString('utf8')
      .split('\n')
      .map((texte, rang) => lueDe(texte, premiere + rang))
  const lues: LigneLue[] = []
  for (let debut = 0; debut <= bloc.length; ) {
    const saut = bloc.indexOf(SAUT, debut)
    const une = bloc.subarray(debut, saut === -1 ? bloc.length : saut)
    const ligne = premiere + lues.length
    lues.push(isUtf8(une) ? lueDe(une.toString('utf8'), ligne) : { ligne, faute: 'encodage' })
    if (saut === -1) break
    debut = saut + 1
  }
  return lues
}

const lueDe = (texte: string, ligne: number): LigneLue =>
  texte.length > LIGNE_MAX
    ? { ligne, faute: 'trop-long' }
    : { ligne, texte: texte.endsWith('\r') ? texte.slice(0, -1) : texte }
