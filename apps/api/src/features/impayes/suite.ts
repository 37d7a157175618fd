import {
  dernierJourDuContrat,
  dernierJourPourPayer,
  type EtatContrat,
  type EtatImpaye,
  etatImpaye,
  evenementImpaye,
} from '@espace-adherent/domain'
import {
  type Change,
  type CleContrat,
  type Ecriture,
  findContratEcrit,
  holdContrat,
  resumeContrat,
  suspendContrat,
  type Told,
  together,
  unchanged,
  write,
} from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { eachDue } from '../../platform/jobs/index.ts'
import type { Client } from '../client.ts'
import type { Messages } from '../messages/index.ts'
import { type Annonce, annonce, type Nouvelle, type Qui, tell } from '../nouvelles/index.ts'
import { endContrat } from '../resiliation/index.ts'
import {
  countImpayees,
  findTousEnCours,
  type ImpayeRow,
  lockEnCours,
  saveImpaye,
} from './impayes.repository.ts'
import * as mots from './mots.ts'

export type ImpayesDeps = {
  db: Executor
  messages: Messages
  allClients(): readonly Client[]
}

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

/** What whoever subscribed is told, as far as it has gone. Whoever ended the contract was told so by what ended it. */
function annonceDe(
  { numeroContrat: numero, montant, miseEnDemeureLe }: Notice,
  etat: EtatImpaye,
  contrat: ContratDit,
): Annonce | null {
  const { nomOffre, sante } = contratDit(contrat)
  const commun = { nomOffre, numero }
  const fin = dernierJourDuContrat(miseEnDemeureLe)
  switch (etat) {
    case 'avertie':
      return annonce(mots.miseEnDemeure, {
        ...commun,
        montant,
        dernier: dernierJourPourPayer(miseEnDemeureLe),
      })
    case 'suspendue':
      return annonce(mots.suspendu, { ...commun, sante, montant, dernier: fin })
    case 'reglee':
      return annonce(mots.reprise, commun)
    case 'resiliee':
      return annonce(mots.resilie, { ...commun, sante, dernier: fin })
    case 'sansObjet':
      return null
  }
}

type Notice = Pick<ImpayeRow, 'clientCode' | 'numeroContrat' | 'montant' | 'miseEnDemeureLe'>

/** Of that contract, for whoever subscribed to it. */
export const deContrat = (cle: CleContrat) =>
  ({ objet: 'contrat', cible: cle.numeroContrat, a: { adherent: cle } }) as const

/** How far a notice has gone, for whoever subscribed. */
export const nouvelleDe = (row: Notice, etat: EtatImpaye, contrat: ContratDit): Nouvelle => ({
  ...deContrat(row),
  action: actions[etat],
  dit: annonceDe(row, etat, contrat),
  lien: '/cotisations',
  resume: contratDit(contrat).nomOffre,
})

export type Tenu = { etat: EtatContrat }

/** What the notice does to its contract, which is held; null: nothing. */
function changeContrat(
  e: Ecriture<Qui>,
  row: ImpayeRow,
  etat: EtatImpaye,
  tenu: Tenu,
): Promise<Change<unknown> | null> | null {
  const evenement = evenementImpaye[etat]
  if (evenement === 'suspendre') return suspendContrat(e, row, tenu)
  if (evenement === 'reprendre') return resumeContrat(e, row, tenu)
  if (evenement === 'finir')
    return endContrat(e, row, { dernier: dernierJourDuContrat(row.miseEnDemeureLe), le: e.qui.now })
  return null
}

/** The contract is held: what it is now decides what a notice may still do to it. */
async function appliquer(e: Ecriture<Qui>, row: ImpayeRow, tenu: Tenu): Promise<boolean> {
  const etat = etatImpaye(row, tenu.etat, e.qui.now)
  if (etat === row.etat) return false
  const saved = await saveImpaye(e, row.id, { etat })
  const change = await changeContrat(e, row, etat, tenu)
  const nouvelle = nouvelleDe(row, etat, await findContratEcrit(e, row))
  // Paid after it had ended: the debt is settled, and there is no cover to speak of.
  const isTardive = etat === 'reglee' && tenu.etat === 'resilie'
  await tell(e, together(e, saved, change), isTardive ? { ...nouvelle, dit: null } : nouvelle)
  return true
}

/** Carries out what its day has brought to every notice that runs: once, however often it is asked. */
export async function suivreImpayes(
  deps: ImpayesDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { db, messages } = deps
  await eachDue(
    { db, now, parts: deps.allClients(), signal },
    {
      key: 'impayes.suivi',
      find: ({ code }, apres: Suivi | null, limite) =>
        findTousEnCours(db, { clientCode: code, apres, limite }),
      cleOf: ({ row }) => row.id,
      prepare: async (_client, { row, etatContrat }) =>
        etatImpaye(row, etatContrat, now) === row.etat ? null : true,
      work: (tx, client, { row }) =>
        write(tx, { client, now, auteur: null, messages }, async (e) => {
          const contrat = await holdContrat(e, row)
          const tenu = await lockEnCours(e, row)
          return unchanged(e, contrat && tenu ? await appliquer(e, tenu, contrat) : false)
        }),
    },
  )
}

/** All that the notice asked for is paid, as of then, by what was settled. */
export async function regler(
  e: Ecriture<Qui>,
  row: ImpayeRow,
  tenu: Tenu,
  payeLe: Date,
  settled: Change<unknown> | null = null,
): Promise<Told> {
  const saved = row.payeLe === null ? await saveImpaye(e, row.id, { payeLe }) : null
  const paid = { ...deContrat(row), action: 'impaye-paye' } as const
  const told = await tell(e, together(e, settled, saved), paid)
  if (saved) await appliquer(e, { ...row, payeLe }, tenu)
  return told
}

/** Something was paid for that contract: once nothing of the notice is due any more, the hour counts. */
export async function constater(e: Ecriture<Qui>, cle: CleContrat): Promise<void> {
  const contrat = await holdContrat(e, cle)
  const row = await lockEnCours(e, cle)
  if (!contrat || !row || row.payeLe !== null || (await countImpayees(e, row)) > 0) return
  await regler(e, row, contrat, e.qui.now)
}

/** What had paid it was given back: as long as the notice runs, its calendar goes on as if nothing had come. */
export async function dedire(e: Ecriture<Qui>, cle: CleContrat): Promise<void> {
  const row = await lockEnCours(e, cle)
  if (!row || row.payeLe === null || (await countImpayees(e, row)) === 0) return
  const change = await saveImpaye(e, row.id, { payeLe: null })
  await tell(e, change, { ...deContrat(cle), action: 'impaye-rendu' })
}
