import {
  type DomaineBackOffice,
  expirationAccord,
  finPatience,
  hasDroit,
  limitesAccord,
  type SaisieAccord,
} from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../noyau/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { Qui } from '../nouvelles/index.ts'
import {
  type AccordRow,
  findDus,
  findPersonnel,
  lockAccord,
  poserAccord,
} from './accords.repository.ts'
import type { Accords } from './accords.ts'
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
  tousClients(): readonly Client[]
}

/** What has come to its time is done, and what waited too long for an agreement ends. */
export async function passerAccords(
  deps: PassageDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db, accords } = deps
  const avant = new Date(now.getTime() - limitesAccord.validiteJours * JOUR)
  const genreDe = ({ objet, etat }: AccordRow) => {
    // Nobody agreed: what it would have done does not matter.
    if (etat === 'demande') return null
    const genre = deps.genresAccord.find((each) => each.objet === objet)
    if (!genre) throw new Error(`Nothing does agreements about ${objet}`)
    return genre
  }
  await eachDue(
    { db, now, parts: deps.tousClients(), signal },
    {
      key: 'accords.passage',
      find: ({ code }, apres: AccordRow | null, limite) =>
        findDus(db, { clientCode: code, now, avant, apres, limite }),
      cleOf: ({ id }) => id,
      async prepare(_client, lu) {
        const preparer = genreDe(lu)?.preparer
        const isPret = !preparer || (await preparer(accords.open(lu)))
        // A provider may be away for a minute: it is asked again until it is taken for gone.
        const isPatient = !isPret && lu.effetLe !== null && now < finPatience(lu.effetLe)
        return isPatient ? null : { isPret }
      },
      work: (tx, client, lu, { isPret }) =>
        write(tx, { client, now, auteur: null, messages: accords.messages }, async (e) => {
          const row = await lockAccord(e, lu.id)
          return unchanged(
            e,
            row ? await passer(deps, e, row, { genre: genreDe(row), isPret }) : false,
          )
        }),
    },
  )
}

async function passer(
  deps: PassageDeps,
  e: Ecriture<Qui>,
  row: AccordRow,
  { genre, isPret }: { genre: GenreAccord | null; isPret: boolean },
): Promise<boolean> {
  const { accords } = deps
  const { now } = e.qui
  const { id } = row
  const fin = { finLe: now, saisie: null }
  const isExpire = row.etat === 'demande' && expirationAccord(row.demandeLe) <= now
  const isDu = row.etat === 'accorde' && row.effetLe !== null && row.effetLe <= now
  if (!isExpire && !isDu) return false
  const saisie = accords.open(row)
  if (isExpire || genre === null) {
    await accords.passe(e, await poserAccord(e, id, { ...fin, etat: 'expire' }), saisie)
    return true
  }
  const motif = isPret
    ? ((await motifPersonnes(deps, e, row)) ?? (await genre.appliquer(e, row, saisie, now)))
    : textes.perimes.muet
  const pose = await poserAccord(e, id, {
    ...fin,
    etat: motif === null ? 'applique' : 'perime',
    motif,
  })
  await accords.passe(e, pose, saisie)
  return true
}

/** What whoever asked must still be allowed to change. */
const domaines: Partial<Record<AccordRow['objet'], DomaineBackOffice>> = {
  clients: 'clients',
  droits: 'roles',
  medical: 'roles',
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
      { domaine: domaines[objet] ?? 'utilisateurs', action: 'update' },
      findClient(demandeur.clientCode)?.droits,
    )
  return peut && second?.roles.includes('Admin') ? null : textes.perimes.personne
}
