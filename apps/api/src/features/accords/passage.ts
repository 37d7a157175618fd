import {
  expirationAccord,
  finPatience,
  hasDroit,
  limitesAccord,
  type SaisieAccord,
} from '@espace-adherent/domain'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { recordEvenement } from '../historique/index.ts'
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
  allClients(): readonly Client[]
}

/** What has come to its time is done, and what waited too long for an agreement ends. */
export async function passerAccords(
  deps: PassageDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db, accords } = deps
  const avant = new Date(now.getTime() - limitesAccord.validiteJours * JOUR)
  const genreDe = ({ objet }: AccordRow) => {
    const genre = deps.genresAccord.find((each) => each.objet === objet)
    if (!genre) throw new Error(`Nothing does agreements about ${objet}`)
    return genre
  }
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'accords.passage',
      find: ({ code }, apres: AccordRow | null, limite) =>
        findDus(db, { clientCode: code, now, avant, apres, limite }),
      cleOf: ({ id }) => id,
      async prepare(_client, lu) {
        const { preparer } = genreDe(lu)
        const isPret = lu.etat !== 'accorde' || !preparer || (await preparer(accords.open(lu)))
        // A provider may be away for a minute: it is asked again until it is taken for gone.
        const isPatient = !isPret && lu.effetLe !== null && now < finPatience(lu.effetLe)
        return isPatient ? null : { isPret }
      },
      async work(tx, _client, lu, { isPret }) {
        const row = await lockAccord(tx, lu.id)
        return row ? passer(deps, tx, row, { genre: genreDe(row), isPret, now }) : false
      },
    },
  )
}

async function passer(
  deps: PassageDeps,
  tx: Transaction,
  row: AccordRow,
  { genre, isPret, now }: { genre: GenreAccord; isPret: boolean; now: Date },
): Promise<boolean> {
  const { id } = row
  const fin = { finLe: now, saisie: null }
  const isExpire = row.etat === 'demande' && expirationAccord(row.demandeLe) <= now
  const isDu = row.etat === 'accorde' && row.effetLe !== null && row.effetLe <= now
  if (!isExpire && !isDu) return false
  const saisie = deps.accords.open(row)
  if (isExpire) {
    await noter(deps, tx, await poserAccord(tx, id, { ...fin, etat: 'expire' }), saisie, now)
    return true
  }
  const motif = isPret
    ? ((await motifPersonnes(deps, tx, row)) ?? (await genre.appliquer(tx, row, saisie, now)))
    : textes.perimes.muet
  const pose = await poserAccord(tx, id, {
    ...fin,
    etat: motif === null ? 'applique' : 'perime',
    motif,
  })
  await noter(deps, tx, pose, saisie, now)
  return true
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
    demandeur?.roles.includes('Admin') &&
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
