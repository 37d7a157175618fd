import type { Correspondance, Entite } from '@espace-adherent/contract/imports'
import type { Brut } from './bruts.ts'
import { ArretError } from './bruts.ts'
import { trouverEncodage } from './csv/encodage.ts'
import { lireCsv } from './csv/lecture.ts'
import { lireJsonl } from './jsonl.ts'
import type { Lieu } from './lieu.ts'
import { refusNature } from './nature.ts'
import { type Lecture, ouvrir } from './octets.ts'
import { arrets, textes } from './textes.ts'

export type Source = {
  lieu: Lieu
  fichier: string
  entite: Entite
  correspondance: Correspondance | undefined
}

export type SourceOuverte = Omit<Lecture, 'morceaux'> & { bruts: AsyncIterable<Brut[]> }

/** The records of one file, whatever it is written in; `dire` tells what was found out about it. */
export function ouvrirSource(
  { lieu, fichier, correspondance }: Source,
  dire: (phrase: string) => void,
): SourceOuverte {
  const { morceaux, ...lecture } = ouvrir(lieu, fichier)
  const nus = sansMarque(morceaux, fichier, dire)
  if (!/\.csv(?:\.gz|\.zst)?$/.test(fichier)) return { ...lecture, bruts: lireJsonl(nus, fichier) }
  if (!correspondance) throw new ArretError(arrets.sansCorrespondance(fichier))
  const bruts = async function* () {
    const encodage = await trouverEncodage(ouvrir(lieu, fichier).morceaux)
    yield* lireCsv({
      morceaux: nus,
      encodage,
      fichier,
      correspondance,
      dire: (separateur) =>
        dire(
          textes.csv(
            fichier,
            encodage === 'utf-8' ? 'UTF-8' : 'Windows-1252',
            textes.separateurs[separateur],
          ),
        ),
    })
  }
  return { ...lecture, bruts: bruts() }
}

/** A byte order mark is accepted, and said; what is no text of ours is refused by its first bytes. */
async function* sansMarque(
  morceaux: AsyncIterable<Buffer>,
  fichier: string,
  dire: (phrase: string) => void,
): AsyncGenerator<Buffer> {
  let isPremier = true
  for await (const morceau of morceaux) {
    if (!isPremier) {
      yield morceau
      continue
    }
    isPremier = false
    const refus = refusNature(morceau, fichier)
    if (refus) throw new ArretError(refus)
    const hasMarque = morceau[0] === 0xef && morceau[1] === 0xbb && morceau[2] === 0xbf
    if (hasMarque) dire(textes.bom(fichier))
    yield hasMarque ? morceau.subarray(3) : morceau
  }
}
