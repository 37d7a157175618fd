import assert from 'node:assert/strict'
import { hash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Inject, TestApp } from '../../../../testing/index.ts'
import { compte } from '../../../noyau/comptes.schema.ts'
import { sealed } from '../../../noyau/sealed.ts'
import { createPublics } from '../../budgets/index.ts'
import { createClesAcces } from '../../cles-acces/index.ts'
import { createMessages } from '../../messages/index.ts'
import { createSecurite } from '../../securite/index.ts'
import { type ButLien, lien } from '../comptes.schema.ts'
import { createComptes } from '../index.ts'

/** A registration that succeeds, for one of the people known without an account. */
export const hugo = {
  numeroContrat: '20450017',
  nir: '',
  nom: 'Lefèvre',
  prenom: 'Hugo',
  dateNaissance: '1985-05-12',
  codePostal: '69003',
  email: 'hugo.lefevre@example.org',
  confirmEmail: 'hugo.lefevre@example.org',
  iban: '2606',
  password: 'Trombone!2026',
  confirmPassword: 'Trombone!2026',
  cgu: true,
  consentements: [],
  dematerialization: true,
}

export const post = (inject: Inject, path: string, payload: object = {}) =>
  inject({ method: 'POST', url: `/api/identity/${path}`, payload })

export type Mail = { to: string; subject: string; text: string; html: string }

/** All that sends mails and text messages. */
export const ENVOIS = [
  'messages.attendus.mail',
  'messages.attendus.sms',
  'messages.mail',
  'messages.sms',
]

/** What somebody received, newest first, once all that waits has left: the mailbox shows only what did. */
export async function mailsTo(portal: TestApp, to: string): Promise<Mail[]> {
  await portal.jobs.drain(ENVOIS)
  const url = `/dev/mailbox/messages?to=${encodeURIComponent(to)}`
  return (await portal.visitor()(url)).json()
}

/** The link of the newest mail, taken apart. */
export async function lienTo(portal: TestApp, to: string) {
  const [mail] = await mailsTo(portal, to)
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  assert.ok(url, `no link sent to ${to}`)
  const { hash, origin } = new URL(url)
  const [ecran = '', query] = hash.slice(2).split('?')
  const { code = '', userId = '' } = Object.fromEntries(new URLSearchParams(query))
  return { origin, ecran, code, userId }
}

/** What somebody who has an account would say of themselves, to be recognised by that contract. */
export async function annonceOf(portal: TestApp, userName: string, numero: string) {
  const { rows } = (await portal.database.db.execute(sql`
    select p.nom, p.prenom, p.date_naissance::text as naissance, p.code_postal as postal, c.iban
    from compte k join personne p on p.id = k.personne_id
    join contrat c on c.client_code = k.client_code and c.numero = ${numero}
    where k.user_name = ${userName}`)) as unknown as {
    rows: { nom: string; prenom: string; naissance: string; postal: string; iban: string }[]
  }
  const [row] = rows
  assert.ok(row)
  return {
    numeroContrat: numero,
    nom: row.nom,
    prenom: row.prenom,
    dateNaissance: row.naissance,
    codePostal: row.postal,
    iban: portal.sealer.unseal(row.iban, ['contrat.iban', 'horizon', numero]).slice(-4),
  }
}

export async function compteIdOf(portal: TestApp, userName: string): Promise<string> {
  const [row] = await portal.database.db
    .select({ id: compte.id })
    .from(compte)
    .where(eq(compte.userName, userName))
  assert.ok(row, `no account ${userName}`)
  return row.id
}

/** A link as it would stand in a mail, made without the journey that leads to it. */
export async function plantLien(portal: TestApp, compteId: string, but: ButLien) {
  const code = randomBytes(32).toString('base64url')
  const { now } = portal.clock
  const empreinte = hash('sha256', code, 'base64url')
  const [row] = await portal.database.db.select().from(compte).where(eq(compte.id, compteId))
  const place = sealed.lienAncienIdentifiant(empreinte)
  await portal.database.db.insert(lien).values({
    empreinte,
    ancienIdentifiant: row ? portal.sealer.seal(row.userName, place) : null,
    compteId,
    but,
    creeLe: now,
    expireLe: new Date(now.getTime() + 60_000),
  })
  return { code, userId: compteId }
}

/** Another node of the installation, as far as accounts are concerned. */
export function createNode({ database, jobs, sealer, identity, annuaire, clock }: TestApp) {
  const { db } = database
  const now = () => clock.now
  const messages = createMessages({ db, jobs, sealer, clock: now, messengers: {} })
  const securite = createSecurite({ sealer, messages, identity })
  const clesAcces = createClesAcces({
    db,
    clock: now,
    identity,
    messages,
    securite,
    originsOf: () => [],
  })
  return createComptes({
    db,
    sealer,
    clock: now,
    identity,
    messages,
    publics: createPublics({ sealer, messages, parHeure: 0, onAlerte: () => {} }),
    securite,
    clesAcces,
    findClient: annuaire.byCode,
    allClients: annuaire.all,
  })
}

/** Whether that password opens a session, asked of the identity itself. */
export async function canSignIn(portal: TestApp, userName: string, motDePasse: string) {
  const { etat } = await portal.identity.authenticate('horizon', {
    userName,
    motDePasse,
    reseau: '127.0.0.1',
  })
  return etat === 'accepte'
}
