import assert from 'node:assert/strict'
import { and, eq } from 'drizzle-orm'
import { brouillon } from '../src/features/actes/actes.schema.ts'
import { budgetSecurite } from '../src/features/budgets/budgets.schema.ts'
import { demande } from '../src/features/demandes/demandes.schema.ts'
import { fichier } from '../src/features/fichiers/fichiers.schema.ts'
import { message } from '../src/features/messages/messages.schema.ts'
import { autorisationSecurite, codeSecurite } from '../src/features/securite/securite.schema.ts'
import { contrat } from '../src/noyau/contrats.schema.ts'
import type { Inject, TestApp } from './index.ts'

export const JEANNE = 'jeanne.moreau@example.org'
export const SAMIRA = 'samira.haddad@example.org'
export const ATLAS = 'atlas.localhost:8080'
export const IBAN = 'FR7630006000012000000710189'
export const MASQUE = 'FR•• •••• 0189'

/** A request that is accepted where the act is automatic. */
export const ribDe = (numeroContrat: string, ecart: object = {}) => ({
  titulaire: 'Jeanne Moreau',
  iban: IBAN,
  bic: 'AGRIFRPP882',
  rib: null,
  contrat: {
    numContrat: numeroContrat,
    nomOffre: 'Santé Confort',
    rib: null,
    codeModePaiement: null,
    hadRib: false,
  },
  ...ecart,
})

/** With a code that was just answered, unless the test brings its own, or none (an empty one). */
export async function envoyer(call: Inject, data: unknown, headers: Record<string, string> = {}) {
  const code = headers['x-securitycode'] ?? (await call.prove?.()) ?? ''
  return call({
    method: 'POST',
    url: '/api/forms/ribprestations/form',
    payload: { data },
    headers: { ...headers, 'x-securitycode': code },
  })
}

/** The smallest document that is accepted, sent as a browser sends it. */
export async function deposer(call: Inject, fileName = 'rib.pdf') {
  const boundary = '----rib'
  const pdf =
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n' +
    'trailer<</Root 1 0 R/Size 4>>\nstartxref\n0\n%%EOF\n'
  const answer = await call({
    method: 'POST',
    url: '/api/fichiers/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: [
      `--${boundary}`,
      `Content-Disposition: form-data; name="rib"; filename="${fileName}"`,
      'Content-Type: application/pdf',
      '',
      `${pdf}\r\n--${boundary}--\r\n`,
    ].join('\r\n'),
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().fileNames[0]
}

type Mail = { to: string; subject: string; text: string; html: string }

/** What a test asks of an application of its own. */
export const createRibs = (app: () => TestApp) => ({
  demandes: () => app().database.db.select().from(demande).orderBy(demande.creeLe),
  messages: () => app().database.db.$count(message),

  async contrat(numero: string) {
    const rows = await app().database.db.select().from(contrat).where(eq(contrat.numero, numero))
    assert.ok(rows[0])
    return rows[0]
  },

  /** As the member's screen sees it. */
  async modalite(call: Inject, numero: string) {
    const { contrats } = (await call('/api/adherent/contrats')).json()
    const found = contrats.find(
      (one: { numeroContratIndividuel: string }) => one.numeroContratIndividuel === numero,
    )
    return found?.modalitePaiementPrestation
  },

  async inbox(to: string, host?: string): Promise<Mail[]> {
    const url = `/dev/mailbox/messages?to=${encodeURIComponent(to)}`
    return (await app().visitor(host)(url)).json()
  },

  /** Asks for a code and answers it, as the dialog does; gives the code. */
  async prove(call: Inject, to: string): Promise<string> {
    const post = (path: string, payload: object) =>
      call({ method: 'POST', url: `/api/security-code/${path}`, payload })
    await post('send', { sendType: 'MAIL', operation: 'VERIFY_AMF' })
    const [newest] = await this.inbox(to)
    const securityCode = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    const answer = await post('verify', { securityCode, operation: 'VERIFY_AMF' })
    assert.equal(answer.statusCode, 200, answer.body)
    return securityCode
  },

  /** As if nobody had asked for anything. */
  async reset(): Promise<void> {
    const { db } = app().database
    const tables = [
      demande,
      brouillon,
      message,
      fichier,
      codeSecurite,
      budgetSecurite,
      autorisationSecurite,
    ]
    for (const table of tables) await db.delete(table)
    await db
      .update(contrat)
      .set({
        titulaire: null,
        iban: null,
        ibanMasque: null,
        ibanEmpreinte: null,
        bic: null,
        codeModePaiement: null,
      })
      .where(and(eq(contrat.clientCode, 'horizon'), eq(contrat.numero, '20450005')))
  },
})
