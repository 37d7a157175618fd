import type { MotEntree, VersionMot } from '@espace-adherent/contract'
import {
  type Catalogue,
  type ContenuMot,
  type GroupeMot,
  indispensablesDe,
  type Mot,
  printContenu,
  readContenu,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { TOPIC_MOTS } from './lecture.ts'
import { addVersion, announceMots, findMotsOf, findVersions, writeMot } from './mots.repository.ts'
import { textes } from './textes.ts'

type Changement = {
  clientCode: string
  key: string
  /** The revision that the change began from; 0 where there was none. */
  revision: number
  auteurId: string
  now: Date
}

export type Mots = ReturnType<typeof createMots>

/** A word and what a client makes of it; where it stands in the back office is told there. */
export type MotTenu = Omit<MotEntree, 'lieu' | 'usage'>

/** The words that staff may change, client by client. */
export function createMots(catalogue: Catalogue) {
  const find = (key: string): Mot => {
    const mot = catalogue.find(key)
    if (!mot) throw new AppError('NotFound')
    return mot
  }

  return {
    /** For whoever edits them: what is said, what we say, and by which revision a change begins. */
    async list(db: Executor, clientCode: string, groupe?: GroupeMot): Promise<MotTenu[]> {
      const rows = new Map((await findMotsOf(db, clientCode)).map((row) => [row.key, row]))
      const choisis = groupe === undefined ? catalogue.all : catalogue.of(groupe)
      return choisis.map((mot) => toEntree(mot, rows.get(mot.key)))
    },

    /** Publishes another wording; one that cannot be read is refused, field by field. */
    async save(
      tx: Executor,
      { contenu, ...changement }: Changement & { contenu: ContenuMot },
    ): Promise<void> {
      const mot = find(changement.key)
      const { fautes, isFidele } = readContenu(mot, contenu)
      if (!isFidele) throw new AppError('BadRequest', textes.refuse, { ...fautes })
      await write(tx, changement, printContenu(contenu, mot.variables))
    },

    /** Gives the original back. */
    async restore(tx: Executor, changement: Changement): Promise<void> {
      find(changement.key)
      await write(tx, changement, null)
    },

    find,

    /** What it said before, so that any of it may come back. */
    async versions(db: Executor, clientCode: string, key: string): Promise<VersionMot[]> {
      find(key)
      const versions = await findVersions(db, clientCode, key)
      return versions.map(({ le, ...version }) => ({ ...version, le: le.toISOString() }))
    },
  }
}

/** The change, its line in the history and its announcement, together or not at all. */
async function write(
  tx: Executor,
  { clientCode, key, revision, auteurId, now }: Changement,
  contenu: ContenuMot | null,
): Promise<void> {
  const row = { clientCode, key, revision, contenu, modifieLe: now, modifiePar: auteurId }
  if (!(await writeMot(tx, row))) {
    const kept = (await findMotsOf(tx, clientCode)).find((other) => other.key === key)
    const actuelle = { contenu: kept?.contenu ?? null, revision: kept?.revision ?? 0 }
    throw staleWrite({ contenu, revision }, actuelle)
  }
  await addVersion(tx, {
    clientCode,
    key,
    revision: revision + 1,
    contenu,
    le: now,
    par: auteurId,
  })
  await recordEvenement(tx, {
    clientCode,
    compteId: auteurId,
    action: contenu === null ? 'mot-restaure' : 'mot-modifie',
    objet: 'mot',
    cible: key,
    detail: { revision: revision + 1 },
    le: now,
  })
  await announceMots(tx, TOPIC_MOTS)
}

const toEntree = (
  mot: Mot,
  row: Awaited<ReturnType<typeof findMotsOf>>[number] | undefined,
): MotTenu => ({
  key: mot.key,
  groupe: mot.groupe,
  categorie: mot.categorie,
  libelle: mot.libelle,
  variables: { ...mot.variables },
  indispensables: indispensablesDe(mot),
  original: mot.original,
  contenu: row?.contenu ?? null,
  revision: row?.revision ?? 0,
  modifieLe: row?.modifieLe.toISOString() ?? null,
  modifiePar: row?.auteur ?? null,
})
