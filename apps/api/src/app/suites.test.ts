import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Acte, actes, actesGestion, type SuiteDite } from '@espace-adherent/contract'
import type { ModeGestion } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createActesDeTest } from '../../testing/actes.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { deposer } from '../../testing/ribs.ts'
import { type ActeSuivi, actesSuivis, createSaisies, jour, noon } from '../../testing/saisies.ts'
import { message } from '../features/messages/messages.schema.ts'
import { notification } from '../features/notifications/notifications.schema.ts'
import { client } from '../features/portail/portail.schema.ts'
import { attendues, type Issue } from './suites.table.ts'

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

/** What is read from now on comes of what is done now. */
async function forget() {
  await t.jobs.drain()
  for (const table of [message, notification]) await t.database.db.delete(table)
}
async function inbox(to: string) {
  await t.jobs.drain()
  const sent = (await t.visitor()(`/dev/mailbox/messages?to=${to}`)).json()
  return sent as { subject: string; text: string }[]
}
const notifications = () =>
  t.database.db.select({ titre: notification.titre, texte: notification.texte }).from(notification)

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

type Lue = { call: Inject; clerk: Inject; to: string; id: string; par: Par }

/** The screen, the mail, the notification and the request bring one set of words. */
async function partout(suite: SuiteDite, { call, clerk, to, id, par }: Lue) {
  const mails = await inbox(to)
  const sujets = mails.map(({ subject }) => subject)
  const notifiees = (await notifications()).map(({ titre, texte }) =>
    [titre, sansReference(texte)].join(' '),
  )
  if (par === 'courriel') {
    assert.ok(sujets.includes(suite.titre), `${suite.titre}: ${sujets.join(', ')}`)
    const voulue = [suite.titre, suite.textes[0] ?? ''].join(' ')
    assert.ok(notifiees.includes(voulue), notifiees.join('\n'))
  }
  if (par === 'ecran') assert.deepEqual([sujets, notifiees], [[], []])
  else {
    const lus = mails.map(({ text }) => sansReference(text).replace(/\s+/g, ' ')).join(' ')
    for (const texte of suite.textes)
      assert.ok(lus.includes(texte.replace(/\s+/g, ' ')), `no mail says: ${texte}\n${lus}`)
  }
  const dossier = await call(`/api/demandes/dossier?id=${id}`)
  // Whoever closes their account is signed out.
  if (dossier.statusCode === 200) assert.deepEqual(dossier.json().suite, suite)
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

/**
 * How it is told besides the request: by a mail of its own (whatever is not named here); in the mail of a paper that
 * leaves, under that mail’s title; or not at all, where it is seen to be done or was said before.
 */
type Par = 'courriel' | 'papier' | 'ecran'
const autrement: Record<Issue, Partial<Record<ActeSuivi, Par>>> = {
  automatique: {
    paiementCotisationActeGestion: 'ecran',
    reclamationActeGestion: 'papier',
    droitsActeGestion: 'papier',
    decesActeGestion: 'papier',
    accessibiliteActeGestion: 'papier',
    renonciationActeGestion: 'papier',
    resiliationActeGestion: 'papier',
  },
  manuel: {
    reclamationActeGestion: 'papier',
    droitsActeGestion: 'papier',
    decesActeGestion: 'papier',
    accessibiliteActeGestion: 'papier',
    renonciationActeGestion: 'papier',
    resiliationActeGestion: 'papier',
  },
  acceptee: { renonciationActeGestion: 'ecran' },
}

test('the table names every act, and no other', () => {
  assert.deepEqual(Object.keys(attendues).sort(), [...actesSuivis].sort())
})

for (const mode of ['automatique', 'manuel'] as const)
  describe(mode, () => {
    oneWay(mode)
    for (const cle of actesSuivis)
      test(`${cle}, ${mode}: what comes of it is said once, wherever it is read`, async () => {
        const { de: comptes, saisie, isEchange } = table[cle]
        const acte = actes[cle] as unknown as Acte
        t.clock.now = noon
        const to = comptes[0] ?? ''
        const call = await t.as(to)
        const clerk = await t.as('gestionnaire@example.org')
        const data: Record<string, unknown> = { ...(await saisie(call, 0)) }
        if ('facture' in data) data.facture = [await deposer(call, 'facture.pdf')]
        await forget()
        const { demande, suite } = await envoyer(call, acte, data)
        const { id } = demande
        const verifier = async (issue: Issue, dite: SuiteDite) => {
          controle(dite)
          // Whoever closes their account is signed out: there is nowhere to go.
          const isFermee = cle === 'suppressionCompteActeGestion' && issue !== 'manuel'
          assert.equal(dite.bouton === null, isFermee)
          assert.equal(enBref(dite), attendues[cle]?.[issue])
          await partout(dite, { call, clerk, to, id, par: autrement[issue][cle] ?? 'courriel' })
        }
        await verifier(mode, suite)
        if (mode === 'automatique') return

        const traiter = async (geste: object) => {
          const { revision } = (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
          const payload = { id, revision, ...geste }
          const url = '/api/admin/demandes/traitement'
          const answer = await clerk({ method: 'POST', url, payload })
          assert.equal(answer.statusCode, 200, answer.body)
        }
        const lire = async () => {
          const vu = await call(`/api/demandes/dossier?id=${id}`)
          const clos = () => clerk(`/api/admin/demandes/dossier?id=${id}`)
          return (vu.statusCode === 200 ? vu : await clos()).json().suite as SuiteDite
        }
        const echeance = jour(20)
        const champ = Object.keys(acte.libellesPieces)[0] ?? null
        const motif = champ === null ? null : 'illisible'
        await traiter({ geste: 'demander', champ, motif, texte: null, echeance })
        const attend = await lire()
        assert.deepEqual([attend.ton, attend.le], ['geste', echeance])
        assert.equal(attend.objets[0]?.genre, 'piece')
        assert.ok((await inbox(to)).some(({ subject }) => subject === attend.titre))

        await forget()
        await traiter(isEchange ? { geste: 'conclure', texte: 'Le voici.' } : { geste: 'accepter' })
        await verifier('acceptee', await lire())
      })
  })
