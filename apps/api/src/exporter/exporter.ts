import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sealer } from '../platform/crypto/index.ts'
import { type Database, type Executor, upkeep } from '../platform/db/index.ts'
import type { FileStore } from '../platform/storage/index.ts'
import { exclues, scellees } from './contenu.ts'
import { type Colonne, figer, findColonnes, findLignes } from './exporter.repository.ts'
import { type Ecrit, ecrire, relire } from './fichier.ts'

const PAR_PAGE = 1_000
export const FORMAT = 'espace-adherent-export/1'

type Partie = Ecrit & { fichier: string; lignes: number }
export type Manifeste = {
  format: typeof FORMAT
  faitLe: string
  tables: (Partie & { table: string })[]
  fichiers: (Ecrit & { fichier: string })[]
  exclues: Readonly<Record<string, string>>
}

export type ExporterDeps = { database: Database; sealer: Sealer; store: FileStore }

/** Opens what this installation sealed, so that the export is readable without it. */
function ouvrir(sealer: Sealer, table: string, noms: readonly string[], texte: string): string {
  if (noms.length === 0) return texte
  const ligne = JSON.parse(texte) as Record<string, string | null>
  for (const nom of noms) {
    const valeur = ligne[nom]
    const place = scellees[`${table}.${nom}`]
    if (typeof valeur === 'string' && place)
      ligne[nom] = sealer.unseal(valeur, place(ligne as Record<string, string>))
  }
  return JSON.stringify(ligne)
}

async function* lignesDe(
  tx: Executor,
  sealer: Sealer,
  table: string,
  colonnes: readonly Colonne[],
  compter: () => void,
): AsyncGenerator<string> {
  const noms = colonnes.map(({ nom }) => nom).filter((nom) => `${table}.${nom}` in scellees)
  let apres = '(0,0)'
  for (;;) {
    const page = await findLignes(tx, table, apres, PAR_PAGE)
    for (const { ligne } of page) {
      compter()
      yield `${ouvrir(sealer, table, noms, ligne)}\n`
    }
    const derniere = page.at(-1)
    if (!derniere || page.length < PAR_PAGE) return
    apres = derniere.place
  }
}

/** The whole installation as JSON lines, its files, its schema and a manifest with a hash of each. */
export async function exporter(
  { database, sealer, store }: ExporterDeps,
  dossier: string,
  now: Date,
): Promise<Manifeste> {
  await mkdir(join(dossier, 'tables'), { recursive: true, mode: 0o700 })
  await mkdir(join(dossier, 'fichiers'), { recursive: true, mode: 0o700 })
  const tables: Manifeste['tables'] = []
  const colonnes = await database.unhurried((db) =>
    upkeep(db, async (tx) => {
      await figer(tx)
      const toutes = await findColonnes(tx)
      for (const [table, siennes] of Map.groupBy(toutes, (colonne) => colonne.table)) {
        if (table in exclues) continue
        let lignes = 0
        const fichier = `tables/${table}.jsonl`
        const flux = lignesDe(tx, sealer, table, siennes, () => lignes++)
        const ecrit = await ecrire(join(dossier, fichier), flux)
        tables.push({ table, fichier, lignes, ...ecrit })
      }
      return toutes
    }),
  )
  const fichiers: Manifeste['fichiers'] = []
  for await (const { name } of store.list()) {
    const fichier = `fichiers/${name}`
    fichiers.push({ fichier, ...(await ecrire(join(dossier, fichier), await store.get(name))) })
  }
  const json = (valeur: unknown) => `${JSON.stringify(valeur, null, 2)}\n`
  const gardees = colonnes.filter(({ table }) => !(table in exclues))
  await writeFile(join(dossier, 'schema.json'), json(gardees), { mode: 0o600 })
  const manifeste: Manifeste = {
    format: FORMAT,
    faitLe: now.toISOString(),
    tables,
    fichiers,
    exclues,
  }
  await writeFile(join(dossier, 'manifeste.json'), json(manifeste), { mode: 0o600 })
  return manifeste
}

/** Reads an export again, and names what differs from its manifest. Empty: everything is there. */
export async function verifier(dossier: string): Promise<string[]> {
  const manifeste = JSON.parse(await readFile(join(dossier, 'manifeste.json'), 'utf8')) as Manifeste
  const fautes: string[] = []
  for (const partie of [...manifeste.tables, ...manifeste.fichiers]) {
    const lu = await relire(join(dossier, partie.fichier)).catch(() => null)
    const isEntier =
      lu?.sha256 === partie.sha256 &&
      lu.octets === partie.octets &&
      (!('lignes' in partie) || lu.lignes === partie.lignes)
    if (!isEntier) fautes.push(partie.fichier)
  }
  return fautes
}
