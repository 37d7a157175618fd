import { createHash } from 'node:crypto'
import { dateAParis, etatCle, formatDate, type PorteeMachine } from '@espace-adherent/domain'
import { type CleApi, findCleApi, markCleApiUsed, TOPIC_CLES } from '../../noyau/index.ts'
import { isSameSecret, randomToken } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import { within } from '../../platform/http/networks.ts'
import { recordEvenement } from '../historique/index.ts'
import { textes } from './textes.ts'

/** What calls in the name of the insurer's management system. */
export type Machine = { id: string; nom: string; portees: readonly PorteeMachine[] }

/** Who calls, from where, at which insurer's address. */
export type Appel = { clientCode: string; authorization: string | undefined; ip: string }

type Deps = { db: Executor; clock: () => Date }

/** A notice that was lost is made up for within this. */
const CONNUE_MS = 5_000
const CONNUES_MAX = 500
const UTILISEE_MS = 60_000
const REFUS_MS = 60_000

const forme = /^Bearer ea_([\da-f]{32})_([\w-]{43})$/i
const uuidDe = (id: string) =>
  id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const empreinteDe = (cle: string) => createHash('sha256').update(cle).digest('base64url')

/** What a system calls with, and all that is kept of it. */
export function drawCle(id: string): { cle: string; empreinte: string } {
  const cle = `ea_${id.replaceAll('-', '')}_${randomToken()}`
  return { cle, empreinte: empreinteDe(cle) }
}

export type Cles = ReturnType<typeof createCles>

/** Who calls with which key, remembered for seconds, and forgotten as soon as any node changes one. */
export function createCles({ db, clock }: Deps) {
  const connues = new Map<string, { row: CleApi; lueA: number }>()
  const utilisees = new Map<string, number>()
  const refusees = new Map<string, number>()
  /** A row that was being read while keys changed is not remembered. */
  let changements = 0

  async function read(id: string): Promise<CleApi | undefined> {
    const now = Date.now()
    const connue = connues.get(id)
    if (connue && now - connue.lueA < CONNUE_MS) return connue.row
    const avant = changements
    const row = await findCleApi(db, id)
    if (!row || avant !== changements) return row
    if (connues.size >= CONNUES_MAX) connues.clear()
    connues.set(id, { row, lueA: now })
    return row
  }

  /** Of one kind once a minute: whoever calls again and again writes no longer history. */
  async function refuse({ id, clientCode }: CleApi, raison: string, error: AppError) {
    const now = clock()
    const cle = `${id} ${raison}`
    if (now.getTime() - (refusees.get(cle) ?? 0) > REFUS_MS) {
      if (refusees.size >= CONNUES_MAX) refusees.clear()
      refusees.set(cle, now.getTime())
      await recordEvenement(db, {
        ...{ clientCode, compteId: null, auteurId: id, le: now },
        ...{ action: 'acces-refuse', objet: 'cles-systeme', cible: id, detail: { raison } },
      })
    }
    return error
  }

  async function markUsed({ id }: CleApi): Promise<void> {
    const now = clock()
    if (now.getTime() - (utilisees.get(id) ?? 0) < UTILISEE_MS) return
    if (utilisees.size >= CONNUES_MAX) utilisees.clear()
    utilisees.set(id, now.getTime())
    await markCleApiUsed(db, id, now, UTILISEE_MS)
  }

  /** The key that was brought, whatever it may still open; a stranger is not told which part of it is wrong. */
  async function find({ clientCode, authorization = '' }: Appel): Promise<CleApi> {
    const [, id, secret] = forme.exec(authorization) ?? []
    const row = id && secret ? await read(uuidDe(id)) : undefined
    const isSienne =
      row?.empreinte &&
      row.clientCode === clientCode &&
      isSameSecret(row.empreinte, empreinteDe(authorization.slice('Bearer '.length)))
    if (!isSienne) throw new AppError('Unauthorized', textes.inconnue)
    return row
  }

  return {
    /** Who calls; whoever holds the secret is told what is wrong with it. */
    async recognise(appel: Appel): Promise<Machine> {
      const row = await find(appel)
      const { id, nom, portees, reseaux, expireLe } = row
      const etat = etatCle(row, dateAParis(clock()))
      if (etat === 'revoquee')
        throw await refuse(row, 'revoquee', new AppError('Unauthorized', textes.revoquee))
      if (etat === 'expiree') {
        const dite = textes.expiree(formatDate(expireLe))
        throw await refuse(row, 'expiree', new AppError('Unauthorized', dite))
      }
      if (reseaux.length > 0 && !within(reseaux)(appel.ip))
        throw await refuse(row, 'reseau', new AppError('Forbidden', textes.horsReseau))
      await markUsed(row)
      return { id, nom, portees }
    },

    /** Its key is good, and was not given for this. */
    async refusePortee(appel: Appel, portee: PorteeMachine): Promise<never> {
      const row = await find(appel)
      throw await refuse(row, portee, new AppError('Forbidden', textes.sansPortee(portee)))
    },

    onTopic(topic: string): void {
      if (topic !== TOPIC_CLES && topic !== '*') return
      changements++
      connues.clear()
    },
  }
}
