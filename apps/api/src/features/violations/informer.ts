import { z } from 'zod'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { defineJob, every, type Handler, handles, type Jobs } from '../../platform/jobs/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { Client } from '../portail/index.ts'
import { violationMail } from './mots.ts'
import { rechercheDe } from './recherche.ts'
import { textes } from './textes.ts'
import {
  countInformees,
  findEnCours,
  findTouchees,
  insertInformee,
  lockViolation,
  updateViolation,
} from './violations.repository.ts'

const PREMIER = '00000000-0000-0000-0000-000000000000'
const PAR_LOT = 100

export const informerJob = defineJob({
  key: 'violations.informer',
  data: z.object({ violationId: z.uuid() }),
  essais: 100,
  atOnce: 1,
})

export type InformerDeps = {
  db: Executor
  sealer: Sealer
  jobs: Pick<Jobs, 'enqueue'>
  messages: Messages
  findClient(code: string): Client | undefined
}

/** Mail and portal, whatever each chose: the law asks for it. A hundred at a time, each once. */
export function createInformer({ db, sealer, jobs, messages, findClient }: InformerDeps) {
  const lot = (violationId: string, apres: string, now: Date): Promise<string | null> =>
    db.transaction(async (tx) => {
      const violation = await lockViolation(tx, violationId)
      const client = violation && findClient(violation.clientCode)
      if (!client || violation.etatInformation !== 'encours') return null
      const { clientCode, message } = violation
      const touchees = await findTouchees(tx, rechercheDe(sealer, violation), {
        apres,
        taille: PAR_LOT,
      })
      for (const { id: compteId, email, prenom } of touchees) {
        if (!(await insertInformee(tx, { violationId, compteId, le: now }))) continue
        const mail = notice(client, violationMail, { email, prenom }, { message: message ?? '' })
        await messages.enqueue(tx, mail)
        await insertNotification(tx, {
          compteId,
          titre: textes.notification,
          texte: message ?? '',
          creeLe: now,
        })
      }
      const dernier = touchees.at(-1)
      if (dernier && touchees.length === PAR_LOT) return dernier.id
      const nombre = await countInformees(tx, violationId)
      await updateViolation(tx, violationId, { etatInformation: 'terminee', modifieLe: now })
      await recordEvenement(tx, {
        clientCode,
        compteId: null,
        action: 'violation-informee',
        objet: 'violations',
        cible: violationId,
        detail: { nombre },
        le: now,
      })
      return null
    })

  return [
    handles(informerJob, async ({ violationId }, { now, signal }) => {
      let apres: string | null = PREMIER
      while (apres !== null && !signal.aborted) apres = await lot(violationId, apres, now)
    }),
    // A node that died left it under way: another goes on, and tells nobody twice.
    every({ key: 'violations.reveil', ms: 60_000 }, async () => {
      for (const { id } of await findEnCours(db))
        await db.transaction((tx) =>
          jobs.enqueue(tx, informerJob, { violationId: id }, { singleton: id }),
        )
    }),
  ] satisfies Handler[]
}
