import { articleLoi, dateAParis, dernierJourEcheance } from '@espace-adherent/domain'
import { z } from 'zod'
import { isDecede } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { defineJob } from '../../platform/jobs/index.ts'
import { envoyerParLots, type Genre, type LotsDeps } from '../accords/a-deux/index.ts'
import type { Client } from '../client.ts'
import { phraseMediateur } from '../demandes/index.ts'
import { insertPdf } from '../documents/index.ts'
import { lienRetourPapier, type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { prouver } from '../papiers/index.ts'
import { textesDe } from '../portail/index.ts'
import {
  type ContratTouche,
  type EvolutionRow,
  findATouche,
  findEnCours,
  listEvolutions,
  lockEvolution,
  updateEvolution,
} from './evolutions.repository.ts'
import { lettreEvolution, mailEvolution } from './mots.ts'

/** A change of an offer, as what two persons decide to tell. */
export const genreEvolution: Genre<EvolutionRow> = {
  objet: 'evolutions',
  nom: 'evolution',
  droit: { domaine: 'notifications', action: 'update' },
  etatDe: ({ etat }) => etat,
  lock: lockEvolution,
  poser: updateEvolution,
}

const ROUTE = '/documents'

export const notifierJob = defineJob({
  key: 'evolutions.notifier',
  data: z.object({ evolutionId: z.uuid() }),
  essais: 100,
  atOnce: 1,
})

export type NotifierDeps = LotsDeps & { sealer: Sealer; messages: Messages }

/** A letter to each contract of the offer, on line or by post as its reader chose. */
export const createNotifier = (deps: NotifierDeps) =>
  envoyerParLots(genreEvolution, deps, {
    job: notifierJob,
    reveil: 'evolutions.reveil',
    dataDe: (evolutionId) => ({ evolutionId }),
    idDe: ({ evolutionId }) => evolutionId,
    findEnCours,
    suivants: (tx, row, page) => findATouche(tx, row, page),
    placeDe: ({ numeroContrat }) => numeroContrat,
    dire: (tx, client, row, touche, now) => notifier(deps, tx, client, row, touche, now),
    async compter(tx, { clientCode, id }) {
      const [row] = await listEvolutions(tx, clientCode, id)
      return row ? row.electroniques + row.papiers : 0
    },
  })

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
    articleLoi: articleLoi('notice', client.config.codeLoi),
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
  if (compteId === null || email === null || prenom === null || (await isDecede(tx, compteId)))
    return
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
