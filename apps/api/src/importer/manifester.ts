import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Correspondance,
  type Entite,
  type Manifeste,
  nomsEntites,
  type Partie,
} from '@espace-adherent/contract/imports'
import { ArretError } from '../features/imports/lecture/bruts.ts'
import {
  lireCorrespondances,
  MANIFESTE,
  ouvrirDossier,
} from '../features/imports/lecture/dossier.ts'
import { lieuDossier } from '../features/imports/lecture/lieu-dossier.ts'
import {
  countPartie,
  makeManifeste,
  printManifeste,
} from '../features/imports/lecture/manifeste.ts'
import { arrets } from '../features/imports/lecture/textes.ts'

type Lot = Pick<Manifeste, 'source' | 'lot' | 'precedent'> & { isDelta: boolean; maintenant: Date }

/** Counts and hashes the files of a folder, and writes its manifest. What one said before of a file is kept. */
export async function manifester(
  chemin: string,
  { isDelta, maintenant, ...lot }: Lot,
): Promise<Manifeste> {
  const ancien = await ouvrirDossier(chemin).catch(() => null)
  const lieu = lieuDossier(chemin)
  const correspondances = await lireCorrespondances(lieu)
  const fichiers: Partie[] = []
  for (const { fichier, entite } of await trouver(chemin, correspondances)) {
    const avant = ancien?.manifeste.fichiers.find((partie) => partie.fichier === fichier)
    fichiers.push({
      ...(avant ?? { mode: 'complet' }),
      ...(isDelta ? { mode: 'delta' as const } : {}),
      ...(await countPartie(lieu, fichier, entite, correspondances.get(fichier))),
    })
  }
  if (fichiers.length === 0) throw new ArretError(arrets.sansFichier(chemin))
  const manifeste = makeManifeste({ ...lot, prisLe: maintenant.toISOString() }, fichiers)
  await writeFile(join(chemin, MANIFESTE), printManifeste(manifeste), { mode: 0o600 })
  return manifeste
}

const EST_DONNEES = /\.(?:jsonl|csv)(?:\.gz|\.zst)?$/i

/** `personnes.jsonl.gz`, and the CSV files that a mapping names. */
async function trouver(
  chemin: string,
  correspondances: ReadonlyMap<string, Correspondance>,
): Promise<{ fichier: string; entite: Entite }[]> {
  const noms = await readdir(chemin).catch(() => {
    throw new ArretError(arrets.sansDossier(chemin))
  })
  const trouves = noms.flatMap((fichier) => {
    const nom = /^([a-z]+)\.(?:jsonl|csv)(?:\.gz|\.zst)?$/.exec(fichier)?.[1]
    const entite =
      correspondances.get(fichier)?.entite ?? nomsEntites.find((possible) => possible === nom)
    // What nobody would read is said: a file that is left out is not silence.
    if (!entite && EST_DONNEES.test(fichier)) throw new ArretError(arrets.inconnu(fichier))
    return entite ? [{ fichier, entite }] : []
  })
  for (const entite of nomsEntites)
    if (trouves.filter((un) => un.entite === entite).length > 1)
      throw new ArretError(arrets.deuxFichiers(entite))
  return trouves
}
