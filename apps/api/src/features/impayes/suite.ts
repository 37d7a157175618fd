import {
  apresEvenementContrat,
  dernierJourDuContrat,
  dernierJourPourPayer,
  type EtatContrat,
  type EtatImpaye,
  etatImpaye,
  evenementImpaye,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import { findContratEcrit } from '../contrats/index.ts'
import { findReconnus } from '../demandes/index.ts'
import { holdContrat } from '../du-contrat.repository.ts'
import { recordEvenement } from '../historique/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import type { CleContrat } from '../perimetre.ts'
import { endContrat } from '../resiliation/index.ts'
import {
  countImpayees,
  findTousEnCours,
  type ImpayeRow,
  lockEnCours,
  saveContrat,
  saveImpaye,
} from './impayes.repository.ts'
import * as mots from './mots.ts'

export type ImpayesDeps = {
  db: Executor
  messages: Messages
  allClients(): readonly Client[]
}

const LIEN = '/cotisations'
type Suivi = { row: ImpayeRow; etatContrat: EtatContrat }

const actions = {
  avertie: 'impaye-mise-en-demeure',
  suspendue: 'impaye-suspendu',
  reglee: 'impaye-reprise',
  resiliee: 'impaye-resilie',
  sansObjet: 'impaye-sans-objet',
} as const

/** What letters and mails say of the contract; null: it is gone. */
type ContratDit = Awaited<ReturnType<typeof findContratEcrit>>

/** A provident contract has no card, and pays for no care. */
export const contratDit = (contrat: ContratDit) => ({
  nomOffre: contrat?.nomOffre ?? '',
  sante: contrat?.typeContrat !== 'prevoyance',
})

/** Says to whoever subscribed how far it has gone: a line of the history, a mail and a notification. */
export async function dire(
  { messages }: Pick<ImpayesDeps, 'messages'>,
  tx: Executor,
  client: Client,
  row: Pick<ImpayeRow, 'clientCode' | 'numeroContrat' | 'montant' | 'miseEnDemeureLe'>,
  {
    etat,
    contrat,
    now,
    auteurId = null,
  }: { etat: EtatImpaye; contrat: ContratDit; now: Date; auteurId?: string | null },
): Promise<void> {
  const { clientCode, numeroContrat: numero, montant, miseEnDemeureLe } = row
  const couverts = await findReconnus(tx, row)
  const adherent = couverts.find(({ qualite }) => qualite === 'adherent')
  if (!adherent) return
  const { compteId, email, prenom } = adherent
  await recordEvenement(tx, {
    clientCode,
    compteId,
    auteurId,
    action: actions[etat],
    objet: 'contrat',
    cible: numero,
    le: now,
  })
  if (compteId === null || email === null) return
  const { nomOffre, sante } = contratDit(contrat)
  const commun = { nomOffre, numero, lien: `${client.adressePublique}/#${LIEN}` }
  const fin = dernierJourDuContrat(miseEnDemeureLe)
  const { papier, documentDe } = messages.document(client, compteId)
  const mails = {
    avertie: () =>
      notice(
        client,
        mots.miseEnDemeure,
        { email, prenom },
        {
          ...commun,
          montant,
          dernier: dernierJourPourPayer(miseEnDemeureLe),
          papier,
        },
      ),
    suspendue: () =>
      notice(client, mots.suspendu, { email, prenom }, { ...commun, sante, montant, dernier: fin }),
    reglee: () => notice(client, mots.reprise, { email, prenom }, commun),
    resiliee: () =>
      notice(client, mots.resilie, { email, prenom }, { ...commun, sante, dernier: fin }),
    // Whoever ended the contract was told so by what ended it.
    sansObjet: null,
  }
  const mail = mails[etat]?.()
  if (!mail) return
  await messages.enqueue(tx, etat === 'avertie' ? { ...mail, documentDe } : mail)
  const titre = mail.subject ?? ''
  await insertNotification(tx, { compteId, titre, texte: nomOffre, lien: LIEN, creeLe: now })
}

/** The contract is held: what it is now decides what a notice may still do to it. */
async function appliquer(
  deps: Pick<ImpayesDeps, 'messages'>,
  tx: Executor,
  client: Client,
  row: ImpayeRow,
  { contrat, now }: { contrat: { etat: EtatContrat }; now: Date },
): Promise<boolean> {
  const etat = etatImpaye(row, contrat.etat, now)
  if (etat === row.etat) return false
  await saveImpaye(tx, row.id, { etat })
  const evenement = evenementImpaye[etat]
  if (evenement === 'finir')
    await endContrat(tx, row, { dernier: dernierJourDuContrat(row.miseEnDemeureLe), le: now })
  else if (evenement) {
    const devenu = apresEvenementContrat(contrat.etat, evenement)
    await saveContrat(tx, row, {
      isPrecontentieux: evenement === 'suspendre',
      ...(devenu && { etat: devenu }),
    })
  }
  // Paid after it had ended: the debt is settled, and there is no cover to speak of.
  if (etat === 'reglee' && contrat.etat === 'resilie') return true
  await dire(deps, tx, client, row, { etat, contrat: await findContratEcrit(tx, row), now })
  return true
}

/** Carries out what its day has brought to every notice that runs: once, however often it is asked. */
export async function suivreImpayes(
  deps: ImpayesDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db } = deps
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'impayes.suivi',
      find: ({ code }, apres: Suivi | null, limite) =>
        findTousEnCours(db, { clientCode: code, apres, limite }),
      cleOf: ({ row }) => row.id,
      prepare: async (_client, { row, etatContrat }) =>
        etatImpaye(row, etatContrat, now) === row.etat ? null : true,
      async work(tx, client, { row }) {
        const contrat = await holdContrat(tx, row)
        const tenu = await lockEnCours(tx, row)
        return contrat && tenu ? appliquer(deps, tx, client, tenu, { contrat, now }) : false
      },
    },
  )
}

/** Something was paid for that contract: once nothing of the notice is due any more, the hour counts. */
export async function constater(
  deps: Pick<ImpayesDeps, 'messages'>,
  tx: Executor,
  client: Client,
  cle: CleContrat,
  { payeLe, now, auteurId = null }: { payeLe: Date; now: Date; auteurId?: string | null },
): Promise<void> {
  const contrat = await holdContrat(tx, cle)
  const row = await lockEnCours(tx, cle)
  if (!contrat || !row || row.payeLe !== null || (await countImpayees(tx, row)) > 0) return
  await saveImpaye(tx, row.id, { payeLe })
  await inscrire(tx, cle, { action: 'impaye-paye', auteurId, now })
  await appliquer(deps, tx, client, { ...row, payeLe }, { contrat, now })
}

/** What had paid it was given back: as long as the notice runs, its calendar goes on as if nothing had come. */
export async function dedire(tx: Executor, cle: CleContrat, now: Date): Promise<void> {
  const row = await lockEnCours(tx, cle)
  if (!row || row.payeLe === null || (await countImpayees(tx, row)) === 0) return
  await saveImpaye(tx, row.id, { payeLe: null })
  await inscrire(tx, cle, { action: 'impaye-rendu', auteurId: null, now })
}

async function inscrire(
  tx: Executor,
  cle: CleContrat,
  {
    action,
    auteurId,
    now,
  }: { action: 'impaye-paye' | 'impaye-rendu'; auteurId: string | null; now: Date },
): Promise<void> {
  const [adherent] = (await findReconnus(tx, cle)).filter(({ qualite }) => qualite === 'adherent')
  await recordEvenement(tx, {
    clientCode: cle.clientCode,
    compteId: adherent?.compteId ?? null,
    auteurId,
    action,
    objet: 'contrat',
    cible: cle.numeroContrat,
    le: now,
  })
}
