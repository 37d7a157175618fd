import { createHash } from 'node:crypto'
import { type Entite, nomsEntites, type Partie } from '@espace-adherent/contract/imports'
import type { Lieu } from './lieu.ts'
import { countPartie, makeManifeste, printManifeste } from './manifeste.ts'
import { lireRejets, nomRejets } from './rejets.ts'

/** Whose refused records these are. */
export type Corrige = {
  source: string
  lot: string
  prisLe: string
  /** What they are called as a lot of their own; drawn from what they hold, unless it is said. */
  nom?: string
}

/**
 * Refused records that somebody has corrected, as a lot of their own. They are read where they stand: nothing is
 * written of it. Null: there is none.
 */
export async function openCorrections(
  rejets: Pick<Lieu, 'taille' | 'lire'>,
  piece: Lieu['piece'],
  { source, lot: corrige, prisLe, nom }: Corrige,
): Promise<{ lieu: Lieu; manifeste: string } | null> {
  const lieu: Lieu = {
    taille: rejets.taille,
    lire: (fichier) => enregistrements(rejets.lire(fichier), fichier),
    piece,
  }
  const parties: Partie[] = []
  const hash = createHash('sha256').update(corrige)
  for (const entite of await presentes(rejets)) {
    const partie = await countPartie(lieu, nomRejets(entite), entite)
    parties.push({ ...partie, mode: 'delta' })
    hash.update(partie.sha256)
  }
  if (parties.length === 0) return null
  const lot = nom ?? `${corrige}/${hash.digest('hex').slice(0, 8)}`
  const manifeste = makeManifeste({ source, lot, precedent: null, corrige, prisLe }, parties)
  return { lieu, manifeste: printManifeste(manifeste) }
}

async function presentes({ taille }: Pick<Lieu, 'taille'>): Promise<Entite[]> {
  const la: Entite[] = []
  for (const entite of nomsEntites)
    if (((await taille(nomRejets(entite))) ?? 0) > 0) la.push(entite)
  return la
}

/** What could not be read is refused again: the file that it came from is to be corrected. */
async function* enregistrements(
  morceaux: AsyncIterable<Buffer>,
  nom: string,
): AsyncGenerator<Buffer> {
  for await (const { enregistrement } of lireRejets(morceaux, nom))
    yield Buffer.from(`${JSON.stringify(enregistrement)}\n`)
}
