import { dateAParis, dernierJourEcheance } from '@espace-adherent/domain'
import { z } from 'zod'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { defineJob, every, type Handler, handles, type Jobs } from '../../platform/jobs/index.ts'
import { phraseMediateur } from '../demandes/index.ts'
import { insertPdf } from '../documents/index.ts'
import { recordEvenement } from '../historique/index.ts'
import { lienRetourPapier, type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { prouver } from '../papiers/index.ts'
import { type Client, textesDe } from '../portail/index.ts'
import {
  type ContratTouche,
  countRemises,
  type EvolutionRow,
  findATouche,
  findEnCours,
  lockEvolution,
  updateEvolution,
} from './evolutions.repository.ts'
import { lettreEvolution, mailEvolution } from './mots.ts'

const PAR_LOT = 100
const ROUTE = '/documents'

export const notifierJob = defineJob({
  key: 'evolutions.notifier',
  data: z.object({ evolutionId: z.uuid() }),
  essais: 100,
  atOnce: 1,
})

export type NotifierDeps = {
  db: Executor
  sealer: Sealer
  jobs: Pick<Jobs, 'enqueue'>
  messages: Messages
  findClient(code: string): Client | undefined
}

/** A letter to each contract of the offer, on line or by post as its reader chose; a hundred at a time, each once. */
export function createNotifier(deps: NotifierDeps) {
  const { db, jobs, findClient } = deps
  /** Whether there may be more. */
  const lot = (evolutionId: string, now: Date): Promise<boolean> =>
    db.transaction(async (tx) => {
      const row = await lockEvolution(tx, evolutionId)
      const client = row && findClient(row.clientCode)
      if (!client || row.etat !== 'encours') return false
      const touches = await findATouche(tx, row, PAR_LOT)
      for (const touche of touches) await notifier(deps, tx, client, row, touche, now)
      if (touches.length === PAR_LOT) return true
      await updateEvolution(tx, evolutionId, { etat: 'terminee', modifieLe: now })
      const { electroniques, papiers } = await countRemises(tx, row)
      await recordEvenement(tx, {
        clientCode: row.clientCode,
        compteId: null,
        action: 'evolution-notifiee',
        objet: 'evolutions',
        cible: evolutionId,
        detail: { nombre: electroniques + papiers },
        le: now,
      })
      return false
    })

  return [
    handles(notifierJob, async ({ evolutionId }, { now, signal }) => {
      while (!signal.aborted && (await lot(evolutionId, now)));
    }),
    // A node that died left it under way: another goes on, and writes to nobody twice.
    every({ key: 'evolutions.reveil', ms: 60_000 }, async () => {
      for (const { id } of await findEnCours(db))
        await db.transaction((tx) =>
          jobs.enqueue(tx, notifierJob, { evolutionId: id }, { singleton: id }),
        )
    }),
  ] satisfies Handler[]
}

async function notifier(
  deps: NotifierDeps,
  tx: Executor,
  client: Client,
  row: EvolutionRow,
  { numeroContrat, isObligatoire, typeContrat, ...qui }: ContratTouche,
  now: Date,
): Promise<void> {
  const { clientCode, nomOffre, titre, effetLe } = row
  const cle = { clientCode, numeroContrat }
  const le = dateAParis(now)
  const t = textesDe(client, lettreEvolution, {
    nomOffre,
    numero: numeroContrat,
    titre,
    effet: effetLe,
    dernier: dernierJourEcheance(Number(effetLe.slice(0, 4))),
    sante: typeContrat === 'sante',
  })
  const mediateur = phraseMediateur(client, 'ce changement')
  const paragraphes = [
    t.objet,
    ...enParagraphes(row.texte),
    isObligatoire ? t.entreprise : t.partir,
    ...(mediateur ? [mediateur] : []),
  ]
  const commun = { le, edition: 'courrier' } as const
  await insertPdf(tx, cle, {
    ...commun,
    nature: 'courrier',
    titre: t.titre,
    parametres: { paragraphes, evolution: row.id },
    nomFichier: `changement-${numeroContrat}-${effetLe}.pdf`,
  })
  if (row.notice)
    await insertPdf(tx, cle, {
      ...commun,
      nature: 'contrat',
      titre: t.notice,
      parametres: { paragraphes: enParagraphes(row.notice), evolution: row.id },
      nomFichier: `notice-${numeroContrat}-${effetLe}.pdf`,
    })
  const { compteId, email, prenom } = qui
  if (compteId === null || email === null || prenom === null) return
  const preuve = { clientCode, compteId, nature: 'evolution', moyen: 'email' } as const
  const objet = `${numeroContrat} ${row.id}`
  if (!(await prouver(deps, tx, { ...preuve, objet, email }, now))) return
  const mail = notice(
    client,
    mailEvolution,
    { email, prenom },
    {
      nomOffre,
      numero: numeroContrat,
      titre,
      effet: effetLe,
      notice: row.notice !== null,
      lien: `${client.adressePublique}/#${ROUTE}`,
      papier: lienRetourPapier(deps.sealer, client, compteId, now),
    },
  )
  await deps.messages.enqueue(tx, { ...mail, documentDe: compteId })
  const dit = { titre: mail.subject ?? '', texte: titre, lien: ROUTE }
  await insertNotification(tx, { compteId, ...dit, creeLe: now })
}

const enParagraphes = (texte: string) =>
  texte
    .split(/\n\s*\n/)
    .map((un) => un.trim())
    .filter((un) => un !== '')
