import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Correspondance,
  type Entite,
  FORMAT_IMPORT,
  type Manifeste,
  nomsEntites,
  type Partie,
} from '@espace-adherent/contract/imports'
import { ArretError } from './arret.ts'
import { lireCorrespondances, ouvrirDossier } from './dossier.ts'
import { ouvrirSource } from './source.ts'
import { arrets } from './textes.ts'

type Lot = Pick<Manifeste, 'source' | 'lot' | 'precedent'> & {
  isDelta: boolean
  corrige?: string
  maintenant: Date
}

/** Counts and hashes the files of a folder, and writes its manifest. What one said before of a file is kept. */
export async function manifester(chemin: string, lot: Lot): Promise<Manifeste> {
  const ancien = await ouvrirDossier(chemin).catch(() => null)
  const correspondances = await lireCorrespondances(chemin)
  const fichiers: Partie[] = []
  for (const { fichier, entite } of await trouver(chemin, correspondances)) {
    const avant = ancien?.manifeste.fichiers.find((partie) => partie.fichier === fichier)
    fichiers.push({
      ...(avant ?? { mode: 'complet' }),
      ...(lot.isDelta ? { mode: 'delta' as const } : {}),
      fichier,
      entite,
      ...(await compter(chemin, fichier, entite, correspondances)),
    })
  }
  if (fichiers.length === 0) throw new ArretError(arrets.sansFichier(chemin))
  const manifeste: Manifeste = {
    format: FORMAT_IMPORT,
    source: lot.source,
    lot: lot.lot,
    precedent: lot.precedent,
    ...(lot.corrige === undefined ? {} : { corrige: lot.corrige }),
    prisLe: lot.maintenant.toISOString(),
    fichiers,
  }
  const texte = `${JSON.stringify(manifeste, null, 2)}\n`
  await writeFile(join(chemin, 'manifeste.json'), texte, { mode: 0o600 })
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

async function compter(
  dossier: string,
  fichier: string,
  entite: Entite,
  correspondances: ReadonlyMap<string, Correspondance>,
): Promise<Pick<Partie, 'enregistrements' | 'sha256'>> {
  const correspondance = correspondances.get(fichier)
  const source = ouvrirSource({ dossier, fichier, entite, correspondance }, () => {})
  let enregistrements = 0
  for await (const bruts of source.bruts) enregistrements += bruts.length
  return { enregistrements, sha256: source.sha256() }
}
