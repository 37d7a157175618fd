import { setImmediate, setTimeout } from 'node:timers/promises'
import {
  type CanalEnvoi,
  dateAParis,
  type GroupeAudience,
  heureAParis,
  isNombreProche,
  lireMessage,
  sujetDeCategorie,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { unchanged, write } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { defineJob, every, type Handler, handles, type Jobs } from '../../platform/jobs/index.ts'
import { findDonne, rendre } from '../accords/a-deux/index.ts'
import { findAudience, mesurer } from '../audiences/index.ts'
import type { Client } from '../client.ts'
import type { Absences, Message, Messages } from '../messages/index.ts'
import { insertNotifications } from '../notifications/index.ts'
import { note } from '../nouvelles/index.ts'
import {
  type DestinataireRow,
  findBorne,
  findLecteurs,
  findLecteursParmi,
  hasOuverts,
  insertDestinataires,
  type Lecteur,
  lockEnAttente,
  type Question,
  updateDestinataire,
} from './depart.repository.ts'
import {
  type EnvoiRow,
  findParId,
  findVivants,
  lockEnvoi,
  saveAvance,
  sujetDe,
  updateEnvoi,
} from './envois.repository.ts'
import { expedierEnvoi, isSansVoie } from './expedition.ts'
import { ecartDe, ecrirePour, mailDe, type RedactionDeps, smsDe } from './redaction.ts'
import { textes } from './textes.ts'

const MINUTE = 60_000
const PREMIER = '00000000-0000-0000-0000-000000000000'
/** Accounts looked at in one go, and receivers written to in one transaction. */
const COMPTES_PAR_PAS = 2_000
const PAR_LOT = 200
/** The portal serves its members meanwhile: no more than so many receivers a second. */
const PAR_SECONDE = 600
/** Then the next turn takes over: no job lasts for ever. */
const TOUR_MS = 10 * MINUTE

export type DepartDeps = RedactionDeps & {
  db: Executor
  clock: () => Date
  jobs: Pick<Jobs, 'enqueue'>
  messages: Messages
  findClient(code: string): Client | undefined
  /** Whether messages may leave at that moment. */
  isHeureEnvoi(now: Date): boolean
}

/** One at a time for each: whoever is killed in the middle is followed by one who looks at what is done. */
export const partirJob = defineJob({
  key: 'envois.partir',
  data: z.object({ envoiId: z.uuid() }),
  essais: 1_000,
  atOnce: 2,
  waitMs: () => MINUTE,
})

type Etape = { receveurs: number; isFini: boolean }

export function createDepart(deps: DepartDeps) {
  const { db, clock, messages, findClient, isHeureEnvoi } = deps
  const quiDu = (client: Client) => ({ client, now: clock(), auteur: null })

  /** Counted again as it leaves: what was consented to must still be what there is. */
  const demarrer = (envoiId: string, client: Client): Promise<boolean> =>
    write(db, quiDu(client), async (e) => {
      const envoi = await lockEnvoi(e, envoiId)
      const { now } = e.qui
      if (envoi?.etat === 'encours') return unchanged(e, true)
      if (envoi?.etat !== 'programme' || (envoi.departLe && envoi.departLe > now))
        return unchanged(e, false)
      const audience = await findAudience(e, envoi.clientCode, envoi.audienceId)
      if (!audience) return unchanged(e, false)
      const { total } = await mesurer(e, envoi.clientCode, audience.regle, now)
      const donne = await findDonne(e, sujetDe(envoi))
      const vu = donne?.nombre ?? 0
      const motif =
        audience.revision !== donne?.revision
          ? textes.audienceModifiee
          : isNombreProche(vu, total)
            ? null
            : textes.nombreChange(vu, total)
      const trace = { objet: 'envoi', cible: envoiId, a: null }
      if (motif !== null) {
        await rendre(e, now, sujetDe(envoi), motif)
        await updateEnvoi(e, envoiId, { etat: 'attente', motif })
        await note(e, { ...trace, action: 'envoi-rendu' })
        return unchanged(e, false)
      }
      await updateEnvoi(e, envoiId, { etat: 'encours', nombre: total, commenceLe: now })
      await note(e, { ...trace, action: 'envoi-parti', detail: { nombre: total } })
      return unchanged(e, true)
    })

  const questionDe = (envoi: EnvoiRow, regle: GroupeAudience, now: Date): Question => ({
    clientCode: envoi.clientCode,
    regle,
    sujet: sujetDeCategorie[envoi.categorie],
    jour: dateAParis(now),
    heure: heureAParis(now),
  })

  /** What is sent to these, by which way, and what is kept of it: all in one transaction. */
  const ecrireA = async (
    tx: Executor,
    envoi: EnvoiRow,
    client: Client,
    vers: readonly { lecteur: Lecteur; canaux: readonly CanalEnvoi[] }[],
    isRepris: boolean,
  ): Promise<void> => {
    const le = clock()
    const ecrit = { ...envoi, lu: lireMessage(envoi) }
    const rows: DestinataireRow[] = []
    const surPortail: { row: DestinataireRow; titre: string; texte: string }[] = []
    const parMessage: { row: DestinataireRow; message: Message }[] = []
    for (const { lecteur, canaux } of vers) {
      for (const canal of canaux) {
        const row: DestinataireRow = {
          envoiId: envoi.id,
          compteId: lecteur.compteId,
          canal,
          etat: 'parti',
          le,
        }
        rows.push(row)
        try {
          const motif = ecartDe(deps, envoi, canal, lecteur)
          if (motif) Object.assign(row, { etat: 'ecarte', motif })
          else if (canal === 'portail') {
            const { titre, paragraphes } = ecrirePour(ecrit.lu, lecteur)
            surPortail.push({ row, titre, texte: paragraphes.join('\n') })
          } else if (lecteur.isSilence) row.etat = 'a-partir'
          else if (canal === 'email')
            parMessage.push({ row, message: mailDe(deps, client, ecrit, lecteur, le) })
          else if (lecteur.mobile !== null)
            parMessage.push({
              row,
              message: smsDe(deps, client, ecrit, { ...lecteur, mobile: lecteur.mobile }),
            })
        } catch {
          // A number that cannot be read is this receiver's, and keeps none of the others from being written to.
          row.etat = 'echec'
        }
      }
      // Members are answered between two of them.
      await setImmediate()
    }
    const numeros = await insertNotifications(
      tx,
      surPortail.map(({ row, titre, texte }) => ({
        compteId: row.compteId,
        titre,
        texte,
        lien: envoi.lien,
        creeLe: le,
      })),
    )
    surPortail.forEach(({ row }, i) => {
      Object.assign(row, { etat: 'remis', notificationId: numeros[i] })
    })
    if (parMessage.length > 0) {
      const ids = await messages.ecrire(
        tx,
        parMessage.map(({ message }) => message),
      )
      parMessage.forEach(({ row }, i) => {
        row.messageId = ids[i] ?? null
      })
    }
    if (isRepris) for (const row of rows) await updateDestinataire(tx, row)
    else await insertDestinataires(tx, rows)
  }

  /** The next receivers after the cursor, written with it: a node that dies here has written nothing. */
  const avancer = (envoiId: string, client: Client): Promise<Etape | null> =>
    write(db, quiDu(client), async (e) => {
      const envoi = await lockEnvoi(e, envoiId)
      return unchanged(e, envoi?.etat === 'encours' ? await pas(e, envoi, client) : null)
    })

  const pas = async (tx: Executor, envoi: EnvoiRow, client: Client): Promise<Etape | null> => {
    const audience = await findAudience(tx, envoi.clientCode, envoi.audienceId)
    if (!audience) return null
    const question = questionDe(envoi, audience.regle, clock())
    if (envoi.isParcouru) return reprendre(tx, envoi, client, question)
    const apres = envoi.curseur ?? PREMIER
    const jusqua = await findBorne(tx, client.code, { apres, taille: COMPTES_PAR_PAS })
    if (jusqua === null) {
      await saveAvance(tx, envoi.id, { isParcouru: true })
      return { receveurs: 0, isFini: false }
    }
    const lecteurs = await findLecteurs(tx, question, { apres, jusqua, limite: PAR_LOT })
    await ecrireA(
      tx,
      envoi,
      client,
      lecteurs.map((lecteur) => ({ lecteur, canaux: envoi.canaux })),
      false,
    )
    const dernier = lecteurs.length === PAR_LOT ? lecteurs.at(-1)?.compteId : undefined
    await saveAvance(tx, envoi.id, { curseur: dernier ?? jusqua })
    return { receveurs: lecteurs.length, isFini: false }
  }

  /** Those whose quiet hours are over; whoever has left the audience since is left alone. */
  const reprendre = async (
    tx: Executor,
    envoi: EnvoiRow,
    client: Client,
    question: Question,
  ): Promise<Etape> => {
    const attendus = await lockEnAttente(tx, envoi.id, question.heure, PAR_LOT)
    if (attendus.length === 0) return { receveurs: 0, isFini: true }
    const canauxDe = Map.groupBy(attendus, ({ compteId }) => compteId)
    const lecteurs = await findLecteursParmi(tx, question, [...canauxDe.keys()])
    const vers = lecteurs.map((lecteur) => ({
      lecteur: { ...lecteur, isSilence: false },
      canaux: (canauxDe.get(lecteur.compteId) ?? []).map(({ canal }) => canal),
    }))
    await ecrireA(tx, envoi, client, vers, true)
    const connus = new Set(lecteurs.map(({ compteId }) => compteId))
    for (const { compteId, canal } of attendus)
      if (!connus.has(compteId))
        await updateDestinataire(tx, {
          envoiId: envoi.id,
          compteId,
          canal,
          etat: 'ecarte',
          motif: 'sans-accord',
          le: clock(),
        })
    return { receveurs: attendus.length, isFini: false }
  }

  const terminer = (envoiId: string, client: Client): Promise<void> =>
    write(db, quiDu(client), async (e) => {
      const envoi = await lockEnvoi(e, envoiId)
      if (envoi?.etat !== 'encours' || (await hasOuverts(e, envoiId)))
        return unchanged(e, undefined)
      await updateEnvoi(e, envoiId, { etat: 'termine', termineLe: e.qui.now })
      return note(e, { action: 'envoi-termine', objet: 'envoi', cible: envoiId, a: null })
    })

  const partir = async (envoiId: string, signal: AbortSignal): Promise<void> => {
    const connu = await findParId(db, envoiId)
    const client = connu && findClient(connu.clientCode)
    if (!client || !isHeureEnvoi(clock()) || !(await demarrer(envoiId, client))) return
    const jusque = performance.now() + TOUR_MS
    let expedies = 0
    const absences: Absences = new Map()
    for (;;) {
      if (signal.aborted || performance.now() > jusque || !isHeureEnvoi(clock())) return
      const debut = performance.now()
      const envoi = await findParId(db, envoiId)
      if (envoi?.etat !== 'encours') return
      // What an earlier turn wrote comes first.
      expedies = await expedierEnvoi(deps, envoi, { depuis: expedies, absences, signal })
      // As long as the portal or another provider is there, those who chose it are told.
      if (!envoi.canaux.includes('portail') && isSansVoie(envoi.canaux, absences)) return
      const etape = await avancer(envoiId, client)
      if (etape === null) return
      if (etape.isFini) {
        await terminer(envoiId, client)
        return
      }
      const du = (1_000 * etape.receveurs) / PAR_SECONDE - (performance.now() - debut)
      if (du > 0) await setTimeout(du)
    }
  }

  return {
    partir,
    handlers: [
      handles(partirJob, ({ envoiId }, { signal }) => partir(envoiId, signal)),
      // Whatever is due and not being looked after: its hour has come, or its node is gone.
      every({ key: 'envois.reveil', ms: MINUTE }, async ({ now }) => {
        for (const envoiId of await findVivants(db, now))
          await write(db, null, async (e) => {
            await deps.jobs.enqueue(e, partirJob, { envoiId }, { singleton: envoiId })
            return unchanged(e, undefined)
          })
      }),
    ] satisfies Handler[],
  }
}
