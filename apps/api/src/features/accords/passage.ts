import {
  expirationAccord,
  finPatience,
  hasDroit,
  limitesAccord,
  type SaisieAccord,
} from '@espace-adherent/domain'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { recordEvenement } from '../historique/index.ts'
import type { Client } from '../portail/index.ts'
import {
  type AccordRow,
  findDus,
  findPersonnel,
  lockAccord,
  poserAccord,
} from './accords.repository.ts'
import type { Accords } from './accords.ts'
import { lignesDe } from './changements.ts'
import { textes } from './textes.ts'

const JOUR = 24 * 3_600_000

/** What one kind of change does when its time has come. */
export type GenreAccord = {
  objet: AccordRow['objet']
  /** Asked before anything is held, for it may take its time. False: it cannot be told now. */
  preparer?(saisie: SaisieAccord): Promise<boolean>
  /** Does it and writes its line, or says why it cannot be done any more: then nothing is written. */
  appliquer(
    tx: Transaction,
    row: AccordRow,
    saisie: SaisieAccord,
    now: Date,
  ): Promise<string | null>
}

export type PassageDeps = {
  db: Executor
  accords: Accords
  genresAccord: readonly GenreAccord[]
  findClient(code: string): Client | undefined
}

/** Each in its own transaction: one that fails is tried again at the next turn, and holds up none of the others. */
export async function passerAccords(deps: PassageDeps, now: Date): Promise<void> {
  const avant = new Date(now.getTime() - limitesAccord.validiteJours * JOUR)
  const failures: unknown[] = []
  for (const { id } of await findDus(deps.db, { now, avant }))
    await passer(deps, id, now).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

async function passer(deps: PassageDeps, id: string, now: Date): Promise<void> {
  const { db, accords } = deps
  const lu = await db.transaction((tx) => lockAccord(tx, id))
  if (!lu) return
  const genre = deps.genresAccord.find(({ objet }) => objet === lu.objet)
  if (!genre) throw new Error(`Nothing does agreements about ${lu.objet}`)
  const isPret =
    lu.etat !== 'accorde' || !genre.preparer || (await genre.preparer(accords.open(lu)))
  // A provider may be away for a minute: it is asked again until it is taken for gone.
  if (!isPret && lu.effetLe && now < finPatience(lu.effetLe)) return
  await db.transaction(async (tx) => {
    const row = await lockAccord(tx, id)
    if (!row) return
    const saisie = accords.open(row)
    const fin = { finLe: now, saisie: null }
    if (row.etat === 'demande' && expirationAccord(row.demandeLe) <= now)
      return noter(deps, tx, await poserAccord(tx, id, { ...fin, etat: 'expire' }), saisie, now)
    if (row.etat !== 'accorde' || !row.effetLe || row.effetLe > now) return
    const motif = isPret
      ? ((await motifPersonnes(deps, tx, row)) ?? (await genre.appliquer(tx, row, saisie, now)))
      : textes.perimes.muet
    const pose = await poserAccord(tx, id, {
      ...fin,
      etat: motif === null ? 'applique' : 'perime',
      motif,
    })
    await noter(deps, tx, pose, saisie, now)
  })
}

/** Locking the account of whoever asked, or agreed, stops what they wanted. */
async function motifPersonnes(
  { findClient }: PassageDeps,
  tx: Transaction,
  { objet, demandeParId, decideParId }: AccordRow,
): Promise<string | null> {
  const gens = await findPersonnel(tx, [demandeParId, decideParId ?? demandeParId])
  const de = (id: string | null) =>
    gens.find(({ compteId, isOuvert }) => compteId === id && isOuvert)
  const [demandeur, second] = [de(demandeParId), de(decideParId)]
  const peut =
    demandeur &&
    hasDroit(
      demandeur.roles,
      { domaine: objet === 'clients' ? 'clients' : 'utilisateurs', action: 'update' },
      findClient(demandeur.clientCode)?.droits,
    )
  return peut && second?.roles.includes('Admin') ? null : textes.perimes.personne
}

/** What was done has its own line, with its version; whatever else happened to it has one here. */
async function noter(
  { accords }: PassageDeps,
  tx: Transaction,
  row: AccordRow,
  saisie: SaisieAccord,
  now: Date,
): Promise<void> {
  const { noms: _, ...cotes } = lignesDe(saisie)
  if (row.etat !== 'applique')
    await recordEvenement(tx, {
      clientCode: row.clientCode,
      compteId: row.objet === 'compte' ? row.cible : null,
      action: `accord-${row.etat}`,
      objet: row.objet,
      cible: row.cible,
      ...cotes,
      le: now,
    })
  await accords.annonces.dire(tx, row, accords.quoiDe(row, saisie), null)
}
