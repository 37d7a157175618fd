import { z } from 'zod'
import { isDecede } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { networkOf } from '../../platform/http/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { envoyerParLots, type Genre, type LotsDeps } from '../accords/a-deux/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { violationMail } from './mots.ts'
import { textes } from './textes.ts'
import {
  countInformees,
  findEnCours,
  findTouchees,
  insertInformee,
  lockViolation,
  type Recherche,
  updateViolation,
  type ViolationRow,
} from './violations.repository.ts'

/** The address is looked for as the history keeps it: by the keyed hash of its network. */
export const rechercheDe = (sealer: Sealer, { id, adresse }: ViolationRow): Recherche => ({
  id,
  empreinte: adresse === null ? null : sealer.fingerprint(`adresse ${networkOf(adresse.trim())}`),
})

/** A breach, as what two persons decide to tell those whom it touched. */
export const genreViolation: Genre<ViolationRow> = {
  objet: 'violations',
  nom: 'violation',
  droit: { domaine: 'historique', action: 'update' },
  etatDe: ({ etatInformation, decision }) => (decision === 'informer' ? etatInformation : null),
  lock: lockViolation,
  poser: (tx, id, { etat: etatInformation, ...pose }) =>
    updateViolation(tx, id, { ...pose, etatInformation }),
}

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
      if (await isDecede(tx, compteId)) return
      if (!(await insertInformee(tx, { violationId, compteId, le: now }))) return
      const texte = message ?? ''
      const mail = notice(client, violationMail, { email, prenom }, { message: texte })
      await deps.messages.enqueue(tx, mail)
      await insertNotification(tx, { compteId, titre: textes.notification, texte, creeLe: now })
    },
    compter: (tx, { id }) => countInformees(tx, id),
  })
