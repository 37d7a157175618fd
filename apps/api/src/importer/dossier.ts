import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Correspondance,
  correspondancesSchema,
  definitionDe,
  FORMAT_IMPORT,
  type Manifeste,
  manifesteSchema,
} from '@espace-adherent/contract/imports'
import { ArretError } from './arret.ts'
import { isChampDe } from './champs.ts'
import { arrets } from './textes.ts'

/** A folder whose manifest and mappings were read. */
export type Dossier = {
  chemin: string
  /** Where `fichiers/` stands. */
  base: string
  /** Where refused records go. */
  rejets: string
  manifeste: Manifeste
  sha256: string
  correspondances: ReadonlyMap<string, Correspondance>
}

const AVEC_DEPUIS = new Set(['paiements', 'decomptes', 'cotisations'])

export async function ouvrirDossier(chemin: string): Promise<Dossier> {
  if (!(await stat(chemin).catch(() => null))?.isDirectory())
    throw new ArretError(arrets.sansDossier(chemin))
  const texte = await readFile(join(chemin, 'manifeste.json'), 'utf8').catch(() => {
    throw new ArretError(arrets.sansManifeste(chemin))
  })
  const manifeste = lireManifeste(texte)
  for (const { fichier } of manifeste.fichiers)
    if (!(await stat(join(chemin, fichier)).catch(() => null))?.isFile())
      throw new ArretError(arrets.absent(fichier))
  const sha256 = createHash('sha256').update(texte).digest('hex')
  return {
    chemin,
    base: chemin,
    rejets: join(chemin, 'rejets'),
    manifeste,
    sha256,
    correspondances: await lireCorrespondances(chemin),
  }
}

function lireManifeste(texte: string): Manifeste {
  const brut = enJson(texte) as { format?: unknown } | null
  const format = String(brut?.format ?? '')
  if (format.startsWith('espace-adherent-export/')) throw new ArretError(arrets.formatExport)
  if (format !== FORMAT_IMPORT) throw new ArretError(arrets.format(FORMAT_IMPORT))
  const lu = manifesteSchema.safeParse(brut)
  if (!lu.success)
    throw new ArretError(arrets.manifeste(lu.error.issues[0]?.path.join('.') || 'manifeste'))
  for (const { fichier, entite, depuis, controle = {} } of lu.data.fichiers) {
    if (depuis !== undefined && !AVEC_DEPUIS.has(entite))
      throw new ArretError(arrets.depuis(fichier))
    for (const champ of Object.keys(controle))
      if (!definitionDe(entite).sommes?.champs.includes(champ))
        throw new ArretError(arrets.controle(fichier, champ))
  }
  return lu.data
}

export async function lireCorrespondances(
  chemin: string,
): Promise<ReadonlyMap<string, Correspondance>> {
  const texte = await readFile(join(chemin, 'correspondance.json'), 'utf8').catch(() => null)
  if (texte === null) return new Map()
  const lu = correspondancesSchema.safeParse(enJson(texte))
  if (!lu.success)
    throw new ArretError(arrets.correspondance(lu.error.issues[0]?.path.join('.') || 'forme'))
  for (const { entite, fichier, colonnes } of lu.data) {
    const inconnus = Object.keys(colonnes).filter((champ) => !isChampDe(entite, champ))
    if (inconnus.length > 0) throw new ArretError(arrets.champs(fichier, inconnus.join(', ')))
  }
  return new Map(lu.data.map((une) => [une.fichier, une]))
}

/** Null when it is no JSON: what is expected says the rest. A byte order mark is no fault. */
function enJson(texte: string): unknown {
  try {
    return JSON.parse(texte.replace(/^\ufeff/, ''))
  } catch {
    return null
  }
}
