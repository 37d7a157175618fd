import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type Acte,
  type ActeGestion,
  actes,
  actesGestion,
  type SuiteDite,
} from '@espace-adherent/contract'
import type { ModeGestion } from '@espace-adherent/domain'
import { desc, eq } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { createSaisies, jour, noon } from '../../testing/saisies.ts'
import { notification } from '../features/notifications/notifications.schema.ts'
import { client } from '../features/portail/portail.schema.ts'
import { attendues } from './suites.table.ts'

let t: TestApp
const de = createActesDeTest(() => t)
const table = createSaisies(() => t)

/** An application of its own, where every act is treated that way. */
function oneWay(mode: ModeGestion): void {
  before(async () => {
    t = await createTestApp()
    const { db } = t.database
    const [horizon] = await db.select().from(client).where(eq(client.code, 'horizon'))
    const modesGestion = Object.fromEntries(actesGestion.map((acte) => [acte, mode]))
    const config = { ...horizon?.config, modesGestion } as NonNullable<typeof horizon>['config']
    await db.update(client).set({ config }).where(eq(client.code, 'horizon'))
    await t.annuaire.refresh(db)
  })
  after(() => t?.close())
}

/** Sends it with a code, and with the documents that it is refused for want of. */
async function envoyer(call: Inject, acte: Acte, data: Record<string, unknown>) {
  for (let essai = 0; essai < 4; essai++) {
    const headers = { 'x-securitycode': (await call.prove?.()) ?? '' }
    const answer = await de.envoyer(call, acte.path, data, headers)
    if (answer.statusCode === 200) return answer.json()
    const champs = Object.keys(answer.json().champs ?? {})
    assert.ok(champs.length > 0, answer.body)
    for (const champ of champs) {
      const piece = await deposer(call, `${champ}.pdf`)
      data[champ] = Array.isArray(data[champ]) ? [piece] : piece
    }
  }
  throw new Error(`${acte.key} is refused`)
}

async function inbox(to: string) {
  await t.jobs.drain()
  const sent = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return sent as { subject: string; text: string }[]
}
const derniereNotification = async () => {
  const rows = await t.database.db
    .select({ titre: notification.titre, texte: notification.texte })
    .from(notification)
    .orderBy(desc(notification.creeLe), desc(notification.id))
    .limit(10)
  return rows
}

/** A screen says it apart. */
const sansReference = (texte: string) => texte.replace(/ \(n°\s\d{4}-\d{6}\)/g, '')

/** What a day is when it is read does not matter here. */
const sansJours = (texte: string) =>
  texte
    .replace(/\b(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) /g, '')
    .replace(/\b(1er|\d{1,2}) [a-zéû]+ 20\d\d\b/g, '…')
    .replace(/…( à \d+\s?h\s?\d+)/g, '…')
const enBref = ({ ton, titre, bouton, le, objets }: SuiteDite) =>
  [
    ton,
    sansJours(titre),
    le === null ? '' : 'un jour',
    bouton && `${bouton.libelle} → ${bouton.vers ?? 'la demande'}`,
    objets.map(({ genre }) => genre).join('+'),
  ]
    .map((part) => part ?? '')
    .join(' | ')

/** The screen, the mail, the notification and the request bring one set of words. */
async function partout(call: Inject, to: string, id: string, suite: SuiteDite, isDite: boolean) {
  const mails = await inbox(to)
  const [mail] = mails
  if (!isDite) {
    assert.equal(mail?.subject, suite.titre)
    const notifications = (await derniereNotification()).map(({ titre, texte }) =>
      [titre, sansReference(texte)].join(' '),
    )
    const voulue = [suite.titre, suite.textes[0] ?? ''].join(' ')
    assert.ok(notifications.includes(voulue), notifications.join('\n'))
  }
  const lus = mails.map(({ text }) => sansReference(text).replace(/\s+/g, ' ')).join(' ')
  for (const texte of suite.textes)
    assert.ok(lus.includes(texte.replace(/\s+/g, ' ')), `no mail says: ${texte}`)
  const dossier = await call(`/api/demandes/dossier?id=${id}`)
  // Whoever closes their account is signed out.
  if (dossier.statusCode === 200) assert.deepEqual(dossier.json().suite, suite)
  const clerk = await t.as('gestionnaire@example.org')
  const vu = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json().suite
  assert.deepEqual(vu, { ...suite, objets: [] }, 'a clerk reads the words, and no account')
}

function controle(suite: SuiteDite) {
  const dit = [suite.titre, ...suite.textes].join(' ')
  assert.doesNotMatch(dit, /C’est fait|Rien d’autre n’est à faire|undefined|null|\(\(/)
  // An account is never told whole.
  assert.doesNotMatch(JSON.stringify(suite), /[A-Z]{2}\d{2}[ \d]{15,}/)
  assert.ok(suite.titre.length > 0)
}

/** Told by a paper that leaves, or by what pays: their words are in that mail, or nobody needs any. */
const dites: Record<ModeGestion, readonly ActeGestion[]> = {
  automatique: [
    'paiementCotisationActeGestion',
    'reclamationActeGestion',
    'droitsActeGestion',
    'accessibiliteActeGestion',
    'renonciationActeGestion',
    'resiliationActeGestion',
  ],
  manuel: [
    'reclamationActeGestion',
    'droitsActeGestion',
    'accessibiliteActeGestion',
    'renonciationActeGestion',
    'resiliationActeGestion',
  ],
}

for (const mode of ['automatique', 'manuel'] as const)
  describe(mode, () => {
    oneWay(mode)
    for (const cle of actesGestion)
      test(`${cle}, ${mode}: what comes of it is said once, wherever it is read`, async () => {
        const { de: comptes, saisie } = table[cle]
        const acte = actes[cle] as unknown as Acte
        t.clock.now = noon
        const to = comptes[0] ?? ''
        const call = await t.as(to)
        const data: Record<string, unknown> = { ...(await saisie(call, 0)) }
        if ('facture' in data) data.facture = [await deposer(call, 'facture.pdf')]
        const { demande, suite } = await envoyer(call, acte, data)
        controle(suite)
        // Whoever closes their account is signed out: there is nowhere to go.
        if (cle !== 'suppressionCompteActeGestion') assert.notEqual(suite.bouton, null)
        if (process.env.SUITES) console.log(`@@${cle}|${mode}@@${enBref(suite)}`)
        else assert.equal(enBref(suite), attendues[cle]?.[mode] ?? enBref(suite))
        const isPaiement = mode === 'automatique' && acte.path.includes('paiement')
        if (isPaiement) return
        await partout(call, to, demande.id, suite, dites[mode].includes(cle))
        if (mode === 'automatique') return

        const clerk = await t.as('gestionnaire@example.org')
        const traiter = async (geste: object) => {
          const url = `/api/admin/demandes/dossier?id=${demande.id}`
          const { revision } = (await clerk(url)).json()
          const payload = { id: demande.id, revision, ...geste }
          return clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
        }
        const echeance = jour(20)
        const champ = Object.keys(acte.libellesPieces)[0] ?? null
        const motif = champ === null ? null : 'illisible'
        const asked = await traiter({ geste: 'demander', champ, motif, texte: null, echeance })
        assert.equal(asked.statusCode, 200, asked.body)
        const attend = (await call(`/api/demandes/dossier?id=${demande.id}`)).json().suite
        assert.deepEqual([attend.ton, attend.le], ['geste', echeance])
        assert.equal(attend.objets[0].genre, 'piece')
        assert.equal((await inbox(to))[0]?.subject, attend.titre)

        const accepted = await traiter({ geste: 'accepter' })
        assert.equal(accepted.statusCode, 200, accepted.body)
        const vu = (await clerk(`/api/admin/demandes/dossier?id=${demande.id}`)).json().suite
        if (process.env.SUITES) console.log(`@@${cle}|acceptee@@${enBref(vu)}`)
        else assert.equal(enBref(vu), attendues[cle]?.acceptee ?? enBref(vu))
        const lus = (await inbox(to)).map(({ subject }) => subject)
        const isParPapier = ['renonciationActeGestion'].includes(cle)
        if (!isParPapier) assert.ok(lus.includes(vu.titre), `${vu.titre}: ${lus[0]}`)
      })
  })
