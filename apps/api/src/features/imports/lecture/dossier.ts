import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Correspondance,
  correspondancesSchema,
  definitionDe,
  FORMAT_IMPORT,
  type Manifeste,
  manifesteSchema,
} from '@espace-adherent/contract/imports'
import { ArretError } from './bruts.ts'
import { isChampDe } from './champs.ts'
import { type Depot, type Lieu, readText } from './lieu.ts'
import { depotDossier, lieuDossier } from './lieu-dossier.ts'
import { arrets } from './textes.ts'

export const MANIFESTE = 'manifeste.json'
export const CORRESPONDANCE = 'correspondance.json'
/** Beside refused records: whose they are. */
export const LOT = 'lot.json'

/** A lot whose manifest and mappings were read. */
export type Dossier = {
  lieu: Lieu
  /** Where refused records go. */
  depot: Depot
  manifeste: Manifeste
  sha256: string
  correspondances: ReadonlyMap<string, Correspondance>
}

const AVEC_DEPUIS = new Set(['paiements', 'decomptes', 'cotisations'])

/** A folder of this machine, with `rejets/` in it. */
export async function ouvrirDossier(chemin: string): Promise<Dossier> {
  if (!(await stat(chemin).catch(() => null))?.isDirectory())
    throw new ArretError(arrets.sansDossier(chemin))
  const lieu = lieuDossier(chemin)
  const texte = await readText(lieu, MANIFESTE)
  if (texte === null) throw new ArretError(arrets.sansManifeste(chemin))
  return openLot(lieu, texte, ({ source, lot, corrige = lot, prisLe }) =>
    depotDossier(join(chemin, 'rejets'), {
      [LOT]: `${JSON.stringify({ source, lot: corrige, prisLe })}\n`,
    }),
  )
}

/** What a manifest announces is there; nothing of it was read yet. */
export async function openLot(
  lieu: Lieu,
  texte: string,
  depotDe: (manifeste: Manifeste) => Depot,
): Promise<Dossier> {
  const manifeste = lireManifeste(texte)
  for (const { fichier } of manifeste.fichiers)
    if ((await lieu.taille(fichier)) === null) throw new ArretError(arrets.absent(fichier))
  return {
    lieu,
    depot: depotDe(manifeste),
    manifeste,
    sha256: empreinteDe(texte),
    correspondances: await lireCorrespondances(lieu),
  }
}

export const empreinteDe = (manifeste: string) =>
  createHash('sha256').update(manifeste).digest('hex')

/** A manifest that this version reads, or why it does not. */
export function lireManifeste(texte: string): Manifeste {
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
  lieu: Lieu,
): Promise<ReadonlyMap<string, Correspondance>> {
  const texte = await readText(lieu, CORRESPONDANCE)
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
