import type { ImportReferentiel, TableReferentiel } from '@espace-adherent/contract'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { note } from '../nouvelles/index.ts'
import { deleteCommunes, findCommunes, saveCommunes } from './codes-postaux.repository.ts'
import {
  comparer,
  comptesDe,
  exigerJuste,
  type Forme,
  formeCodes,
  formeCommunes,
  type Valeurs,
} from './lecture-csv.ts'
import { normalizeLocalite } from './localite.ts'
import {
  deleteLignes,
  findClients,
  findLignesCommunes,
  saveLignes,
} from './referentiel.repository.ts'

export type MiseAJour = {
  table: TableReferentiel | 'code-postal'
  csv: string
  /** Nothing is written: what would be is told. */
  isEssai: boolean
  /** What the file does not name goes. */
  isRemplacement: boolean
  now: Date
}

type Tenue = {
  forme: Forme
  find(db: Executor): Promise<Valeurs[]>
  save(tx: Executor, lignes: readonly Valeurs[], now: Date): Promise<unknown>
  efface(tx: Executor, ids: readonly string[]): Promise<unknown>
}

const tenueDe = (table: MiseAJour['table']): Tenue =>
  table === 'code-postal'
    ? {
        forme: formeCommunes,
        find: findCommunes,
        save: (tx, lignes, now) =>
          saveCommunes(
            tx,
            lignes.map((ligne) => ({
              ...ligne,
              recherche: normalizeLocalite(String(ligne.localite)),
            })),
            now,
          ),
        efface: deleteCommunes,
      }
    : {
        forme: formeCodes,
        find: (db) => findLignesCommunes(db, table),
        save: (tx, lignes, now) => saveLignes(tx, table, lignes, now),
        efface: (tx, ids) => deleteLignes(tx, table, ids),
      }

/**
 * The rows that all insurers read, from a spreadsheet of whoever runs the installation. Each insurer finds in its history
 * that the portal did it.
 */
export async function updateCommun(
  db: Executor,
  { table, csv, isEssai, isRemplacement, now }: MiseAJour,
): Promise<ImportReferentiel> {
  const { forme, find, save, efface } = tenueDe(table)
  const existantes = new Map((await find(db)).map((ligne) => [forme.cleDe(ligne), ligne]))
  const { creations, modifications, bilan, ids } = comparer(csv, forme, existantes)
  if (isEssai) return bilan
  exigerJuste(bilan)
  const nommees = new Set(ids)
  const absentes = [...existantes.keys()].filter((id) => !nommees.has(id))
  await write(db, null, async (tx) => {
    await save(
      tx,
      [...creations, ...modifications].map(({ valeurs }) => valeurs),
      now,
    )
    if (isRemplacement) await efface(tx, absentes)
    for (const clientCode of await findClients(tx))
      await write(tx, { client: { code: clientCode }, now, auteur: null }, (e) =>
        note(e, {
          a: null,
          action: 'import',
          objet: 'import',
          cible: table,
          detail: {
            ...comptesDe(bilan),
            ...(isRemplacement ? { suppressions: absentes.length } : {}),
          },
        }),
      )
    return unchanged(tx, undefined)
  })
  return bilan
}
