import { hash } from 'node:crypto'
import type { Delegation, GesteDelegation, SaisieInvitation } from '@espace-adherent/contract'
import {
  DELEGATIONS_MAX,
  type DomaineDelegation,
  dateAParis,
  domainesDelegation,
  type EtatDelegation,
  INVITATION_JOURS,
  libellesDomaineDelegation,
  parseDate,
  validateInvitation,
} from '@espace-adherent/domain'
import { holdCompte, unchanged, write } from '../../noyau/index.ts'
import { randomToken } from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Publics } from '../budgets/index.ts'
import type { Client } from '../client.ts'
import type { ConnecteContext, MembreContext } from '../context.ts'
import { refuse } from '../historique/index.ts'
import type { Identity } from '../identity/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { type Avis, membreDe, note, tell } from '../nouvelles/index.ts'
import type { Securite } from '../securite/index.ts'
import { avisDe, deDelegation } from './annonces.ts'
import {
  answerInvitation,
  countDelegations,
  type DelegationLue,
  endDelegation,
  findDelegation,
  findDelegationsDe,
  findInvitation,
  insertInvitation,
} from './delegation.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

export type DelegationDeps = {
  identity: Pick<Identity, 'lookThrough' | 'closeThrough' | 'forgetCompte'>
  securite: Pick<Securite, 'presentCode' | 'requireAutorisation'>
  messages: Messages
  publics: Pick<Publics, 'takePlace'>
}

const DAY = 24 * 60 * 60_000
const INVITATIONS_PAR_JOUR = 5

/** 256 random bits need neither salt nor slow hash. */
const fingerprint = (code: string) => hash('sha256', code, 'base64url')

const momentDe = (now: Date) => ({ now, jour: dateAParis(now) })

/** Nothing is written on its last day: it is over once that has passed. */
function etatDe({ etat, expireLe, fin }: DelegationLue, now: Date): EtatDelegation {
  if (etat === 'invitee' && expireLe <= now) return 'terminee'
  return etat === 'acceptee' && fin < dateAParis(now) ? 'terminee' : etat
}

const nomDe = ({ prenom, nom }: { prenom: string; nom: string }) => `${prenom} ${nom}`

function toDelegation(row: DelegationLue, compteId: string, now: Date): Delegation {
  const { id, domaines, fin, creeLe, mandataire } = row
  const isDonnee = row.compteId === compteId
  const etat = etatDe(row, now)
  return {
    id,
    sens: isDonnee ? 'donnee' : 'recue',
    nom: isDonnee ? (mandataire ? nomDe(mandataire) : row.nom) : nomDe(row.titulaire),
    email: isDonnee ? row.email : null,
    domaines,
    fin,
    etat,
    creeLe: creeLe.toISOString(),
    invitationJusquAu: etat === 'invitee' ? row.expireLe.toISOString() : null,
  }
}

export const createDelegationsSource = ({ securite, messages, publics }: DelegationDeps) => ({
  async list({ db, visiteur, now }: MembreContext): Promise<Delegation[]> {
    const rows = await findDelegationsDe(db, visiteur.compteId, momentDe(now))
    return rows.map((row) => toDelegation(row, visiteur.compteId, now))
  },

  async create(context: MembreContext, saisie: SaisieInvitation): Promise<Delegation> {
    const { client, visiteur, securityCode, now } = context
    const { compteId, session } = visiteur
    const email = saisie.email.trim().toLowerCase()
    requireJuste(saisie, email === visiteur.email.toLowerCase(), now)
    const sessionEmpreinte = session.empreinte
    const demande = { compteId, sessionEmpreinte, operation: 'VERIFY_AMF', securityCode } as const
    const preuve = await securite.presentCode(context.db, demande, now)
    return write(context.db, membreDe(context, { messages }), async (e) => {
      // One account gives one after the other, so that its limits are counted right.
      await holdCompte(e, compteId)
      const depuis = new Date(now.getTime() - DAY)
      const { ouvertes, recentes } = await countDelegations(e, compteId, {
        ...momentDe(now),
        depuis,
      })
      if (ouvertes >= DELEGATIONS_MAX) throw new AppError('BadRequest', textes.tropDOuvertes)
      if (recentes >= INVITATIONS_PAR_JOUR)
        throw new AppError('TooManyRequests', textes.tropDInvitations)
      await securite.requireAutorisation(e, preuve, now)
      if (!(await publics.takePlace(e, client, { sorte: 'invitation', to: email }, now)))
        throw new AppError('TooManyRequests', textes.dejaInvite)
      const code = randomToken(32)
      const fin = parseDate(saisie.fin) ?? ''
      const domaines = domainesDelegation.filter((each) => saisie.domaines.includes(each))
      const expireLe = new Date(now.getTime() + INVITATION_JOURS * DAY)
      const change = await insertInvitation(e, {
        clientCode: client.code,
        compteId,
        nom: saisie.nom.trim(),
        email,
        domaines,
        fin,
        empreinte: fingerprint(code),
        expireLe,
        creeLe: now,
      })
      const accepter = `${client.adressePublique}/#/acces-proche?code=${code}`
      const mail = notice(
        client,
        mots.invitation,
        { email, prenom: null },
        {
          titulaire: nomDe(visiteur),
          domaines: phraseDe(domaines),
          jusquAu: fin,
          avant: dateAParis(expireLe),
          accepter,
        },
      )
      const { value: id } = await tell(e, change, {
        ...deDelegation(change.value, compteId),
        action: 'delegation-proposee',
        messages: [mail],
      })
      return unchanged(e, toDelegation(await readOne(e, id), compteId, now))
    })
  },
})

function requireJuste(saisie: SaisieInvitation, isSoiMeme: boolean, now: Date): void {
  const { email, ...faults } = validateInvitation(saisie, now)
  const champs = Object.entries({ ...faults, email: email ?? (isSoiMeme ? textes.soiMeme : null) })
  const wrong = champs.filter((each): each is [string, string] => each[1] !== null)
  if (wrong.length > 0) throw new AppError('BadRequest', undefined, Object.fromEntries(wrong))
}

const phraseDe = (domaines: readonly DomaineDelegation[]) =>
  textes.domaines(domaines.map((domaine) => libellesDomaineDelegation[domaine].toLowerCase()))

async function readOne(db: Executor, id: string): Promise<DelegationLue> {
  const row = await findDelegation(db, id)
  if (!row) throw new Error('A delegation is gone')
  return row
}

export const createGesteDelegationSource = (deps: DelegationDeps) => ({
  update: (context: MembreContext, voulu: GesteDelegation): Promise<Delegation> => {
    if ('code' in voulu) return answer(deps, context, voulu)
    return voulu.geste === 'ouvrir'
      ? open(deps, context, voulu.id)
      : revoke(deps, context, voulu.id)
  },
})

/** An invitation, read or answered by whoever is signed in and holds its link. */
async function answer(
  { messages, identity }: DelegationDeps,
  context: MembreContext,
  { geste, code }: Extract<GesteDelegation, { code: string }>,
): Promise<Delegation> {
  const { db, client, visiteur, now } = context
  const { compteId: mandataireId } = visiteur
  const empreinte = fingerprint(code)
  const invitation = await findInvitation(db, client.code, empreinte, now)
  if (!invitation) throw new AppError('InvalidToken')
  const { id, compteId, fin, domaines } = invitation
  if (compteId === mandataireId) throw new AppError('BadRequest', textes.sonPropreEspace)
  if (geste === 'lire') return toDelegation(invitation, mandataireId, now)
  const answered = await write(db, membreDe(context, { messages }), async (e) => {
    const etat = geste === 'accepter' ? 'acceptee' : 'refusee'
    const change = await answerInvitation(e, { id, empreinte }, { etat, mandataireId, le: now })
    if (!change) throw new AppError('InvalidToken')
    const titulaire = { ...invitation.titulaire, compteId }
    const proche = nomDe(visiteur)
    await tell(e, change, {
      ...deDelegation(id, compteId),
      action: `delegation-${etat}`,
      avis: [
        etat === 'acceptee'
          ? avisDe(client, titulaire, mots.acceptee, {
              valeurs: { proche, jusquAu: fin, domaines: phraseDe(domaines) },
              texte: textes.notifications.acceptee(fin),
            })
          : avisDe(client, titulaire, mots.refusee, {
              valeurs: { proche },
              texte: textes.notifications.refusee,
            }),
      ],
    })
    return unchanged(e, toDelegation(await readOne(e, id), mandataireId, now))
  })
  identity.forgetCompte(mandataireId)
  return answered
}

/** From now on this session shows the other person's space; they see that it was opened. */
async function open(
  { identity }: DelegationDeps,
  context: MembreContext,
  id: string,
): Promise<Delegation> {
  const { db, visiteur, now } = context
  const row = await findDelegation(db, id)
  if (row?.mandataireId !== visiteur.compteId || etatDe(row, now) !== 'acceptee')
    return refuse(context, 'delegation', id)
  await write(db, membreDe(context), async (e) => {
    await identity.lookThrough(e, visiteur, id)
    return note(e, { ...deDelegation(id, row.compteId), action: 'delegation-ouverte' })
  })
  return toDelegation(row, visiteur.compteId, now)
}

/** Either side ends it at once, and whoever is looking is out. */
async function revoke(
  { identity, messages }: DelegationDeps,
  context: MembreContext,
  id: string,
): Promise<Delegation> {
  const { db, client, visiteur, now } = context
  const { compteId } = visiteur
  const row = await findDelegation(db, id)
  if (!row || (row.compteId !== compteId && row.mandataireId !== compteId))
    return refuse(context, 'delegation', id)
  return write(db, membreDe(context, { messages }), async (e) => {
    const change = await endDelegation(e, id, 'revoquee', now)
    if (change) {
      if (row.mandataireId) await identity.closeThrough(e, id, row.mandataireId)
      await tell(e, change, {
        ...deDelegation(id, row.compteId),
        action: 'delegation-revoquee',
        avis: avisRevoquee(client, row, compteId),
      })
    }
    return unchanged(e, toDelegation(await readOne(e, id), compteId, now))
  })
}

/** Whoever did not end it is told, once somebody had answered. */
function avisRevoquee(client: Client, row: DelegationLue, parId: string): Avis[] {
  const { compteId, mandataireId, mandataire, titulaire } = row
  if (!mandataireId || !mandataire) return []
  const texte = textes.notifications.finie
  const avis =
    compteId === parId
      ? avisDe(client, { ...mandataire, compteId: mandataireId }, mots.retiree, {
          valeurs: { titulaire: nomDe(titulaire) },
          texte,
        })
      : avisDe(client, { ...titulaire, compteId }, mots.rendue, {
          valeurs: { proche: nomDe(mandataire) },
          texte,
        })
  return [avis]
}

export const createRetourSource = ({ identity }: DelegationDeps) => ({
  async update({ db, visiteur }: ConnecteContext): Promise<{ isSorti: true }> {
    await upkeep(db, (tx) => identity.lookThrough(tx, visiteur, null))
    return { isSorti: true }
  },
})
