import {
  type Acte,
  type ActeGestion,
  type Brouillon,
  brouillonId,
  type brouillonsResource,
  type Cible,
  type Data,
  etapesDe,
  type UploadedFile,
} from '@espace-adherent/contract'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { z } from 'zod'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import {
  type BrouillonRow,
  deleteBrouillon,
  findBrouillons,
  insertBrouillon,
  lockBrouillon,
  updateBrouillon,
} from './brouillons.repository.ts'
import { textes } from './textes.ts'
import type { Traite } from './traite.ts'

/** Kept that long after the last key. */
export const BROUILLON_JOURS = 90

export type BrouillonsDeps = {
  sealer: Sealer
  fichiers: Pick<Fichiers, 'findFichier'>
  traites: Readonly<Record<ActeGestion, Traite>>
}

type Saisie = Record<string, unknown>

/** Saves what stands in the form; one that another device has saved since is not overwritten. */
export async function saveBrouillon(
  { sealer, traites }: BrouillonsDeps,
  tx: Executor,
  compteId: string,
  { acte, sujet, etape, saisie, revision }: Data<typeof brouillonsResource>,
  now: Date,
): Promise<BrouillonRow> {
  const { acte: definition, parse } = traites[acte]
  const typed = parse(saisie)
  if (!definition.etapes.some(({ cle }) => cle === etape))
    throw new AppError('BadRequest', undefined, { etape: textes.etapeInconnue })
  const key = { compteId, acte, sujet }
  const known = await lockBrouillon(tx, key)
  if ((known?.revision ?? 0) !== revision) throw new AppError('Conflict', textes.autreAppareil)
  const row: BrouillonRow = {
    ...key,
    etape,
    version: definition.version,
    saisie: sealer.seal(JSON.stringify(typed), sealed.brouillonSaisie(compteId, acte, sujet)),
    revision: revision + 1,
    modifieLe: now,
    prevenuLe: null,
  }
  if (known) await updateBrouillon(tx, row)
  else if (!(await insertBrouillon(tx, row))) throw new AppError('Conflict', textes.autreAppareil)
  return row
}

/** Thrown away as its owner last saw it; one that is gone already is what they wanted. */
export async function removeBrouillon(
  tx: Executor,
  compteId: string,
  { id, revision }: Cible,
): Promise<void> {
  const found = (await findBrouillons(tx, compteId)).find((row) => brouillonId(row) === id)
  const known = found && (await lockBrouillon(tx, found))
  if (!known) return
  if (known.revision !== revision) throw new AppError('Conflict', textes.autreAppareil)
  await deleteBrouillon(tx, known)
}

export async function listBrouillons(
  deps: BrouillonsDeps,
  db: Executor,
  compteId: string,
  acte: ActeGestion | undefined,
): Promise<Brouillon[]> {
  const rows = await findBrouillons(db, compteId, acte)
  return Promise.all(rows.map((row) => toBrouillon(deps, db, row)))
}

/** As it can be gone on with today: what no longer fits the act is emptied, and named. */
export async function toBrouillon(
  { sealer, fichiers, traites }: BrouillonsDeps,
  db: Executor,
  row: BrouillonRow,
): Promise<Brouillon> {
  const { compteId, acte: key, sujet, version, revision, modifieLe } = row
  const { acte } = traites[key]
  const kept = JSON.parse(
    sealer.unseal(row.saisie, sealed.brouillonSaisie(compteId, key, sujet)),
  ) as Saisie
  const upgraded = (
    version === acte.version ? kept : (acte.anciennes?.[version]?.saisie(kept) ?? {})
  ) as Saisie
  const { saisie, perdus } = fit(acte, upgraded)
  for (const champ of await missingFiles(fichiers, db, compteId, saisie)) {
    saisie[champ] = (acte.vide as Saisie)[champ]
    perdus.push(champ)
  }
  const etapes = etapesDe(acte, saisie)
  const rang = etapes.findIndex(({ cle }) => cle === row.etape)
  const ici = etapes[Math.max(rang, 0)]
  return {
    acte: key,
    libelle: acte.libelle,
    sujet,
    etape: ici?.cle ?? row.etape,
    rang: Math.max(rang, 0) + 1,
    etapes: etapes.length,
    saisie,
    perdus,
    revision,
    modifieLe: modifieLe.toISOString(),
    jusquAu: addDays(dateAParis(modifieLe), BROUILLON_JOURS),
  }
}

/** Each field is kept if the act still takes it. */
function fit({ saisie: schema, vide }: Acte, kept: Saisie): { saisie: Saisie; perdus: string[] } {
  const empty = vide as Saisie
  const known: Saisie = { ...empty }
  for (const champ of Object.keys(empty)) if (Object.hasOwn(kept, champ)) known[champ] = kept[champ]
  const read = z.safeParse(schema, known)
  if (read.success) return { saisie: read.data as Saisie, perdus: [] }
  const perdus = [...new Set(read.error.issues.map(({ path }) => String(path[0])))].filter(
    (champ) => Object.hasOwn(empty, champ),
  )
  for (const champ of perdus) known[champ] = empty[champ]
  return { saisie: known, perdus }
}

/** A file that no request took is thrown away after some time: a draft must not pretend it is there. */
async function missingFiles(
  fichiers: BrouillonsDeps['fichiers'],
  db: Executor,
  compteId: string,
  saisie: Saisie,
): Promise<string[]> {
  const missing: string[] = []
  for (const [champ, value] of Object.entries(saisie)) {
    const files = [value].flat().filter(isFile)
    for (const { remoteFileName } of files) {
      const found = await fichiers.findFichier(db, compteId, remoteFileName)
      if (!found || found.rattacheLe !== null) missing.push(champ)
    }
  }
  return [...new Set(missing)]
}

const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'remoteFileName' in value

/**
 * A draft as staff see it who look at the portal as its member does: without its documents, which nobody has said what
 * they are, nor what clerks would not read of it once sent.
 */
export function voiler({ traites }: BrouillonsDeps, brouillon: Brouillon): Brouillon {
  const { medical, vide } = traites[brouillon.acte].acte
  const isVu = (champ: string, value: unknown) =>
    ![value].flat().some(isFile) &&
    (medical === null || champ === 'numeroContrat' || medical.champsOrdinaires.includes(champ))
  return {
    ...brouillon,
    saisie: Object.fromEntries(
      Object.entries(brouillon.saisie).map(([champ, value]) => [
        champ,
        isVu(champ, value) ? value : (vide as Saisie)[champ],
      ]),
    ),
  }
}
