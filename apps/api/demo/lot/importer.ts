import { hash } from 'node:crypto'
import { type Entite, nomsEntites, type Partie } from '@espace-adherent/contract/imports'
import {
  CONSOLE,
  createExecution,
  type ImportDeps,
  isFait,
} from '../../src/features/imports/index.ts'
import { openLot } from '../../src/features/imports/lecture/dossier.ts'
import { executer } from '../../src/features/imports/lecture/executer.ts'
import type { Depot, Lieu } from '../../src/features/imports/lecture/lieu.ts'
import { makeManifeste, printManifeste } from '../../src/features/imports/lecture/manifeste.ts'
import type { Fichiers } from './enregistrements.ts'

export type Lot = {
  clientCode: string
  lot: string
  precedent: string | null
  mode: Partie['mode']
}

/** How the insurer's system is called where its lots are listed. */
const SOURCE = 'demonstration'

/** None of the folder's records names a paper. */
const pieces = {} as ImportDeps['pieces']

/**
 * Takes a folder in, once, as `npm run importer` does: files of records and their manifest, read line by line. It is in memory, for
 * a first start may have no other place to write than its database.
 */
export async function importerLot(
  deps: Omit<ImportDeps, 'pieces'>,
  { clientCode, lot, precedent, mode }: Lot,
  fichiers: Fichiers,
): Promise<void> {
  if (await isFait(deps.database.db, { clientCode, source: SOURCE, lot })) return
  const textes = new Map(
    nomsEntites.flatMap((entite) => {
      const rows = fichiers[entite] ?? []
      return rows.length > 0 ? [[entite, jsonl(rows)] as const] : []
    }),
  )
  const manifeste = makeManifeste(
    { source: SOURCE, lot, precedent, prisLe: deps.clock().toISOString() },
    [...textes].map(([entite, texte]) => ({
      fichier: nomDe(entite),
      entite,
      mode,
      enregistrements: fichiers[entite]?.length ?? 0,
      sha256: hash('sha256', texte),
    })),
  )
  const rejets: string[] = []
  const dossier = await openLot(
    lieuDe(new Map([...textes].map(([entite, texte]) => [nomDe(entite), texte]))),
    printManifeste(manifeste),
    () => depotDe(rejets),
  )
  const choix = { clientCode, isEssai: false, lancePar: CONSOLE }
  await executer(createExecution({ ...deps, pieces }, choix), dossier, { isEssai: false }, muet)
  if (rejets.length > 0)
    throw new Error(
      `The demonstration of ${clientCode} is refused in part:\n${rejets.slice(0, 5).join('')}`,
    )
}

const nomDe = (entite: Entite) => `${entite}.jsonl`
const jsonl = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const lieuDe = (textes: ReadonlyMap<string, string>): Lieu => {
  const octetsDe = (fichier: string) => Buffer.from(textes.get(fichier) ?? '')
  return {
    taille: async (fichier) => (textes.has(fichier) ? octetsDe(fichier).length : null),
    async *lire(fichier) {
      yield octetsDe(fichier)
    },
    piece: async () => null,
  }
}

/** Refused records are a fault of ours, said whole: nobody of them lives. */
const depotDe = (rejets: string[]): Depot => ({
  async *lire() {},
  ecrire: async () => ({
    async ecrire(texte) {
      rejets.push(texte)
    },
    async fermer() {},
  }),
  async retirer() {},
})

const muet = {
  dire() {},
  direBilan() {},
  suivi: { lire() {}, fusionner() {}, effacer() {} },
}
