import assert from 'node:assert/strict'
import type { Inject, TestApp } from '../../../testing/index.ts'

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

/** What somebody received, newest first, once all that waits has left. */
export async function mailsTo(portal: TestApp, to: string): Promise<Mail[]> {
  const visitor = portal.visitor()
  const url = `/dev/mailbox/messages?to=${encodeURIComponent(to)}`
  for (let turn = 0; turn < 50; turn++) {
    const mails = (await visitor(url)).json() as Mail[]
    if (mails.length > 0) return mails
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return []
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
/** Whether that password opens a session, asked of the identity itself. */
export async function canSignIn(portal: TestApp, userName: string, motDePasse: string) {
  const { etat } = await portal.identity.authenticate('horizon', {
    userName,
    motDePasse,
    reseau: '127.0.0.1',
  })
  return etat === 'accepte'
}
