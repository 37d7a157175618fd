import { z } from 'zod'
import type { Sealer } from '../../platform/crypto/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { envoyerParLots, type LotsDeps } from '../accords/a-deux/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { genreViolation } from './genre.ts'
import { violationMail } from './mots.ts'
import { rechercheDe } from './recherche.ts'
import { textes } from './textes.ts'
import {
  countInformees,
  findEnCours,
  findTouchees,
  insertInformee,
} from './violations.repository.ts'

export const informerJob = defineJob({
  key: 'violations.informer',
  data: z.object({ violationId: z.uuid() }),
  essais: 100,
  atOnce: 1,
})

export type InformerDeps = LotsDeps & { sealer: Sealer; messages: Messages }

/** Mail and portal, whatever each chose: the law asks for it. */
export const createInformer = (deps: InformerDeps) =>
  envoyerParLots(genreViolation, deps, {
    job: informerJob,
    reveil: 'violations.reveil',
    dataDe: (violationId) => ({ violationId }),
    idDe: ({ violationId }) => violationId,
    findEnCours,
    suivants: (tx, row, page) => findTouchees(tx, rechercheDe(deps.sealer, row), page),
    placeDe: ({ id }) => id,
    async dire(tx, client, { id: violationId, message }, { id: compteId, email, prenom }, now) {
      if (!(await insertInformee(tx, { violationId, compteId, le: now }))) return
      const texte = message ?? ''
      const mail = notice(client, violationMail, { email, prenom }, { message: texte })
      await deps.messages.enqueue(tx, mail)
      await insertNotification(tx, { compteId, titre: textes.notification, texte, creeLe: now })
    },
    compter: (tx, { id }) => countInformees(tx, id),
  })
