import type { Accord } from '@espace-adherent/contract'
import {
  debutAccords,
  direSensibles,
  etatAccordApres,
  expirationAccord,
  type GesteAccord,
  gestesAccord,
  isMemeValeur,
  isPreuveForte,
  isUneSeulePersonne,
  nomRole,
  type ObjetADeux,
  type Role,
  refusAccord,
  type SaisieAccord,
} from '@espace-adherent/domain'
import { type Ecriture, type Told, unchanged, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor, Transaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import type { StaffContext } from '../context.ts'
import { compteDe, note, type Qui, quiDe } from '../nouvelles/index.ts'
import type { CodePresente, Securite } from '../securite/index.ts'
import {
  type AccordRow,
  countAdministrateurs,
  findAdministrateurs,
  findOuvert,
  findPersonnel,
  insertAccord,
  lockAccord,
  type Personnel,
  poserAccord,
  type Sujet,
} from './accords.repository.ts'
import { createAnnonces } from './annonces.ts'
import { lignesDe } from './changements.ts'
import { textes } from './textes.ts'

export type AccordsDeps = {
  sealer: Sealer
  messages: Qui['messages']
  securite: Pick<Securite, 'presentCode' | 'requireAutorisation'>
  findClient(code: string): Client | undefined
  /** Between an agreement and its effect. */
  delaiMs: number
}

/** What takes two administrators and a day. */
export type SujetSensible = Pick<AccordRow, 'clientCode' | 'cible'> & { objet: Accord['objet'] }
const gestes = {
  clients: 'regler',
  compte: 'nommer',
  droits: 'regler',
  medical: 'nommer',
} as const satisfies Record<ObjetADeux, string>
const sujetDe = (sujet: SujetSensible): Sujet => ({ ...sujet, geste: gestes[sujet.objet] })

/** What is to change, and both sides of it. */
export type DemandeAccord = SujetSensible & {
  revision?: number
  saisie: SaisieAccord
}

/** Whoever asks, with the code that they brought; null: they have just signed in by more than a password. */
export type Prouve = StaffContext & { preuve: CodePresente | null }

export type Accords = ReturnType<typeof createAccords>

/** Changes that take two administrators: asked for, agreed to or stopped. Doing them is the job's (`passage.ts`). */
export function createAccords(deps: AccordsDeps) {
  const { sealer, securite } = deps
  const annonces = createAnnonces(deps)

  const open = ({ id, saisie }: AccordRow): SaisieAccord =>
    saisie === null
      ? { avant: {}, apres: {} }
      : JSON.parse(sealer.unseal(saisie, sealed.accordSaisie(id)))

  const quoiDe = (row: AccordRow, { apres }: SaisieAccord): string => {
    const { objet, geste, clientCode, cible } = row
    const client = deps.findClient(clientCode)
    if (objet === 'compte') return textes.quoi[geste === gestes.compte ? 'compte' : 'protection']
    if (objet === 'medical') return textes.quoi.medical
    if (objet === 'droits') return textes.quoi.droits(nomRole(cible as Role, client?.droits))
    return textes.quoi.clients(direSensibles(Object.keys(apres)), client?.libelle ?? clientCode)
  }

  /** Asking and agreeing take somebody who has just proven who they are, by more than a password. */
  async function requirePreuve(tx: Executor, { preuve, now }: Prouve): Promise<void> {
    if (preuve) await securite.requireAutorisation(tx, preuve, now)
  }

  /** Before the transaction of the change, see `presentCode`: a wrong code stays counted. */
  async function present(context: StaffContext): Promise<Prouve> {
    const { db, visiteur, securityCode, now } = context
    if (isPreuveForte(visiteur.session, now)) return { ...context, preuve: null }
    const demande = {
      compteId: visiteur.compteId,
      operation: 'VERIFY_AMF',
      securityCode,
      sessionEmpreinte: visiteur.session.empreinte,
    } as const
    return { ...context, preuve: await securite.presentCode(db, demande, now) }
  }

  /** The line of a step, told to everybody at once. */
  async function noter(e: Ecriture<Qui>, row: AccordRow, saisie: SaisieAccord): Promise<Told> {
    const { noms: _, ...cotes } = lignesDe(saisie)
    return note(e, {
      clientCode: row.clientCode,
      action: `accord-${row.etat}`,
      objet: row.objet === 'medical' ? 'compte' : row.objet,
      cible: row.cible,
      a: ['compte', 'medical'].includes(row.objet) ? { compte: row.cible } : 'auteur',
      ...cotes,
      messages: await annonces.dire(e, row, quoiDe(row, saisie), compteDe(e.qui.auteur)),
    })
  }

  async function toAccord(
    db: Executor,
    { visiteur, now }: StaffContext,
    row: AccordRow,
    saisie: SaisieAccord,
  ): Promise<Accord> {
    const ids = [row.demandeParId, row.decideParId, visiteur.compteId].filter((id) => id !== null)
    const gens = await findPersonnel(db, ids)
    const de = (id: string | null) => gens.find(({ compteId }) => compteId === id)
    const moi = de(visiteur.compteId)
    const gestes = gestesDe(row, moi, visiteur)
    const { noms, avant, apres } = lignesDe(saisie)
    return {
      id: row.id,
      objet: row.objet as Accord['objet'],
      cible: row.cible,
      etat: row.etat,
      par: nomDe(de(row.demandeParId)),
      demandeLe: row.demandeLe.toISOString(),
      decidePar: nomDe(de(row.decideParId)),
      decideLe: row.decideLe?.toISOString() ?? null,
      effetLe: row.effetLe?.toISOString() ?? null,
      expireLe: expirationAccord(row.demandeLe).toISOString(),
      changements: noms.map((champ) => ({ champ, avant: avant[champ], apres: apres[champ] })),
      gestes,
      empechement: gestes.includes('accorder')
        ? (empechementDe(de(row.demandeParId), moi, now) ?? (await empechementSur(db, row, moi)))
        : null,
    }
  }

  return {
    open,
    messages: deps.messages,
    present,
    requirePreuve,

    /** In the transaction of what else is saved. The same thing asked for twice is asked for once. */
    async demander(
      tx: Transaction,
      context: Prouve,
      { saisie, ...cible }: DemandeAccord,
    ): Promise<void> {
      const attend = await findOuvert(tx, sujetDe(cible))
      if (attend) {
        if (attend.etat === 'demande' && isMemeValeur(open(attend), saisie)) return
        throw auPremier(saisie, textes.dejaDemande)
      }
      // Rights of the table are given by one: it takes two of those who are named by two.
      if (!context.visiteur.roles.includes('Admin'))
        throw auPremier(saisie, textes.empechements.demandeur)
      await requirePreuve(tx, context)
      const id = crypto.randomUUID()
      const row = await insertAccord(tx, {
        id,
        ...sujetDe(cible),
        saisie: sealer.seal(JSON.stringify(saisie), sealed.accordSaisie(id)),
        etat: 'demande',
        demandeParId: context.visiteur.compteId,
        demandeLe: context.now,
      })
      // Somebody else asked in the meantime.
      if (!row) throw auPremier(saisie, textes.dejaDemande)
      await write(tx, quiDe(context, deps), (e) => noter(e, row, saisie))
    },

    /** What waits about one thing, as whoever looks may see it. */
    async lire(db: Executor, context: StaffContext, cible: SujetSensible): Promise<Accord | null> {
      const row = await findOuvert(db, sujetDe(cible))
      return row ? toAccord(db, context, row, open(row)) : null
    },

    /** Why two of the staff are not the two administrators that it takes for something else; null: they are. */
    async refusDeux(db: Executor, ids: { demandeur: string; second: string }, now: Date) {
      const gens = await findPersonnel(db, [ids.demandeur, ids.second])
      const de = (id: string) => gens.find(({ compteId }) => compteId === id)
      return empechementDe(de(ids.demandeur), de(ids.second), now)
    },

    /** Those who may sign in; two accounts of one person are one. */
    async countPersonnes(db: Executor, clientCode: string): Promise<number> {
      const tous = await findAdministrateurs(db, clientCode)
      return tous.filter(
        (un, rang) => !tous.slice(0, rang).some((autre) => isUneSeulePersonne(un, autre)),
      ).length
    },

    /** Those who may sign in, of the client that looks after it too. */
    listAdministrateurs: findAdministrateurs,

    countRole: countAdministrateurs,

    async faire(asked: StaffContext, { id, geste }: { id: string; geste: GesteAccord }) {
      const context = await present(asked)
      return write(context.db, quiDe(context, deps), async (e) => {
        const { client, visiteur, now } = context
        const row = await lockAccord(e, id, client.code)
        if (!row) throw new AppError('NotFound')
        const gens = await findPersonnel(e, [row.demandeParId, visiteur.compteId])
        const moi = gens.find(({ compteId }) => compteId === visiteur.compteId)
        const saisie = open(row)
        if (!gestesDe(row, moi, visiteur).includes(geste))
          throw new AppError('BadRequest', undefined, {
            geste: moi?.roles.includes('Admin')
              ? refusDe(row, geste, visiteur)
              : textes.empechements.role,
          })
        if (geste === 'accorder') {
          const demandeur = gens.find(({ compteId }) => compteId === row.demandeParId)
          const empechement =
            empechementDe(demandeur, moi, now) ?? (await empechementSur(e, row, moi))
          if (empechement) throw new AppError('BadRequest', undefined, { geste: empechement })
          await requirePreuve(e, context)
        }
        const apres = await poserAccord(
          e,
          id,
          geste === 'accorder'
            ? {
                etat: 'accorde',
                decideParId: visiteur.compteId,
                decideLe: now,
                effetLe: new Date(now.getTime() + deps.delaiMs),
              }
            : { etat: etatAccordApres[geste], finLe: now, saisie: null },
        )
        await noter(e, apres, saisie)
        return unchanged(e, await toAccord(e, context, apres, saisie))
      })
    },

    /** There was nobody to ask: those who are there know whom one of them named. */
    async nommer(
      tx: Transaction,
      context: StaffContext,
      chez: Pick<Client, 'code' | 'libelle'>,
      nomme: { id: string; prenom: string; nom: string },
    ): Promise<void> {
      const avis = await annonces.nommer(tx, context, chez, nomme, debutAccords(context.now))
      for (const message of avis) await deps.messages.enqueue(tx, message)
    },

    /** Its time came, or it waited too long: what becomes of it has its line, told to everybody at once. */
    async passe(e: Ecriture<Qui>, row: AccordRow, saisie: SaisieAccord): Promise<Told> {
      // What was done has a line of its own, with its version.
      if (row.etat !== 'applique') return noter(e, row, saisie)
      for (const message of await annonces.dire(e, row, quoiDe(row, saisie), null))
        await deps.messages.enqueue(e, message)
      return unchanged(e, undefined)
    },
  }
}

const nomDe = (un: Personnel | undefined) => (un ? `${un.prenom} ${un.nom}` : null)

const gestesDe = (
  row: AccordRow,
  moi: Personnel | undefined,
  { compteId }: { compteId: string },
): GesteAccord[] =>
  gestesAccord(row.etat, {
    isDemandeur: row.demandeParId === compteId,
    isAdmin: moi?.roles.includes('Admin') ?? false,
  })

/** Why their agreement would not count, in words; whoever asked may be gone, and asks for nothing any more. */
function empechementDe(
  demandeur: Personnel | undefined,
  second: Personnel | undefined,
  now: Date,
): string | null {
  if (!second) return textes.empechements.role
  if (!demandeur) return textes.empechements.demandeur
  const refus = refusAccord(demandeur, second, now)
  if (refus === 'recent' && second.accordsDesLe) return textes.recentJusquau(second.accordsDesLe)
  if (refus === 'demandeurRecent' && demandeur.accordsDesLe)
    return textes.demandeurJusquau(demandeur.accordsDesLe)
  return refus && textes.empechements[refus]
}

/** Nobody opens anything to themselves by agreeing to it: neither medical papers, nor more rights to a role of theirs. */
async function empechementSur(
  db: Executor,
  { objet, cible }: AccordRow,
  moi: Personnel | undefined,
): Promise<string | null> {
  if (objet === 'droits') return moi?.roles.includes(cible as Role) ? textes.sonRole : null
  if (objet !== 'medical') return null
  const [celui] = await findPersonnel(db, [cible])
  return celui && moi && isUneSeulePersonne(celui, moi) ? textes.pourSoi : null
}

const refusDe = (row: AccordRow, geste: GesteAccord, { compteId }: { compteId: string }) =>
  row.etat === 'demande' && geste === 'accorder' && row.demandeParId === compteId
    ? textes.empechements.personne
    : textes.plusPossible

/** Said where it was typed, at the first of what was typed. */
const auPremier = ({ apres }: SaisieAccord, message: string) =>
  new AppError('BadRequest', undefined, { [Object.keys(apres)[0] ?? '']: message })
