import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { asc, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import {
  ATLAS,
  createRibs,
  deposer,
  envoyer,
  JEANNE,
  MASQUE,
  ribDe,
  SAMIRA,
} from '../../../testing/ribs.ts'
import { contrat } from '../../noyau/contrats.schema.ts'
import { readPdf } from '../../platform/documents/testing/read-pdf.ts'
import { historique } from '../historique/historique.schema.ts'
import { demande, demandeEvenement, demandeMessage } from './demandes.schema.ts'
import { signature } from './signatures.schema.ts'

let t: TestApp
let jeanne: Inject
let samira: Inject
let clerk: Inject
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = new Date('2026-11-16T11:00:00Z')
  t.clock.now = noon
  jeanne = await t.as(JEANNE)
  samira = await t.as(SAMIRA, ATLAS)
  clerk = await t.as('admin.atlas@example.org', ATLAS)
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
  await t.database.db.update(contrat).set(SANS_COMPTE).where(eq(contrat.numero, '70310003'))
})

const SANS_COMPTE = { titulaire: null, iban: null, ibanMasque: null, bic: null }

/** A request that waits for a clerk of Atlas. */
async function recue(ecart: object = {}) {
  const rib = await deposer(samira, 'RIB Samira.pdf')
  const answer = await envoyer(samira, ribDe('70310003', { rib, ...ecart }))
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json().demande
  return { id, revision: 1 }
}
const dossier = async (call: Inject, id: string) => {
  const answer = await call(`/api/demandes/dossier?id=${id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const post = (call: Inject, url: string, payload: object) => call({ method: 'POST', url, payload })
const treat = (payload: object, call = clerk) =>
  post(call, '/api/admin/demandes/traitement', payload)
const move = (payload: object, call = samira) => post(call, '/api/demandes/geste', payload)
const events = (id: string) =>
  t.database.db
    .select({ geste: demandeEvenement.geste, par: demandeEvenement.par })
    .from(demandeEvenement)
    .where(eq(demandeEvenement.demandeId, id))
    .orderBy(asc(demandeEvenement.revision))

const comptes = (ecart: object) => ({
  enCours: 0,
  terminees: 0,
  attendent: 0,
  attendues: [] as object[],
  brouillons: 0,
  refusees: [] as object[],
  ...ecart,
})

test('a request in automatic mode is over at once: followed, acknowledged, told once', async () => {
  const { demande } = (await envoyer(jeanne, ribDe('20450005'))).json()
  const list = (await jeanne('/api/demandes?etat=terminees')).json()
  assert.deepEqual(list.synthese, comptes({ terminees: 1 }))
  const [row] = list.items
  assert.deepEqual(
    [row.id, row.reference, row.libelle, row.nomOffre, row.etat, row.isAppliquee],
    [
      demande.id,
      demande.reference,
      'Changer le compte de mes remboursements',
      'Santé Confort',
      'acceptee',
      true,
    ],
  )
  const { lignes, evenements, peutAnnuler, peutEcrire, delai } = await dossier(jeanne, demande.id)
  assert.deepEqual(lignes, [
    { libelle: 'Titulaire du compte', avant: null, apres: 'Jeanne Moreau' },
    { libelle: 'IBAN', avant: null, apres: MASQUE },
    { libelle: 'BIC', avant: null, apres: 'AGRIFRPP882' },
  ])
  assert.deepEqual(
    evenements.map((e: { geste: string; par: string }) => [e.geste, e.par]),
    [
      ['recevoir', 'membre'],
      ['accepter', 'portail'],
      ['appliquer', 'portail'],
    ],
  )
  assert.deepEqual([peutAnnuler, peutEcrire, delai], [false, false, null])
  const receipt = await jeanne(`/api/demandes/dossier/print?id=${demande.id}`)
  assert.equal(receipt.headers['content-type'], 'application/pdf')
  assert.equal(receipt.rawPayload.subarray(0, 5).toString(), '%PDF-')
  const [notification] = (await jeanne('/api/notifications')).json().items
  assert.deepEqual(
    [notification.titre, notification.lien],
    ['Vos coordonnées bancaires ont été modifiées', `/demandes/${demande.id}`],
  )
  const [mail, ...others] = await ribs.inbox(JEANNE)
  assert.equal(others.length, 0)
  assert.match(mail?.text ?? '', new RegExp(`/#/demandes/${demande.id}`))
})

test('what is signed leaves its proof: the words, their hash, who, when and by what means', async () => {
  const { demande: sent } = (await envoyer(jeanne, ribDe('20450005'))).json()
  const signed = [
    'Changer le compte de mes remboursements',
    'Contrat\u00a0: 20450005',
    'Titulaire du compte\u00a0: – → Jeanne Moreau',
    `IBAN\u00a0: – → ${MASQUE}`,
    'BIC\u00a0: – → AGRIFRPP882',
  ].join('\n')
  const [kept] = await t.database.db
    .select()
    .from(signature)
    .where(eq(signature.demandeId, sent.id))
  assert.equal(kept?.empreinte, hash('sha256', signed, 'hex'))
  assert.doesNotMatch(kept?.contenu ?? '', /Jeanne|IBAN/)
  const preuve = `/api/demandes/preuve/visionneuse?id=${sent.id}`
  const { pages } = await readPdf((await jeanne(preuve)).rawPayload)
  const words = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const said of [
    'Jeanne Moreau a signé en ligne',
    'reçu par SMS',
    'IBAN',
    kept?.empreinte.slice(0, 40) ?? '?',
  ])
    assert.ok(words.includes(said), `${said} in ${words}`)
  assert.equal((await dossier(jeanne, sent.id)).signeeLe, noon.toISOString())
  const staff = await t.as('gestionnaire@example.org')
  assert.equal(
    (await staff(`/api/admin/demandes/preuve/visionneuse?id=${sent.id}`)).statusCode,
    200,
  )
  assert.equal((await samira(preuve)).statusCode, 404)
  assert.equal((await jeanne('/api/demandes/preuve/visionneuse?id=x')).statusCode, 404)
  // The request may go; what proves it stays.
  await t.database.db.delete(demande).where(eq(demande.id, sent.id))
  const left = await t.database.db.select().from(signature)
  assert.ok(left.some(({ demandeId }) => demandeId === sent.id))
})

test('in manual mode a clerk accepts, and what was asked for is done, told and kept', async () => {
  const { id } = await recue()
  const [waiting] = (await clerk('/api/admin/demandes/traitement')).json().items
  assert.deepEqual([waiting.id, waiting.membre, waiting.etat], [id, 'Samira Haddad', 'recue'])
  assert.equal((await treat({ geste: 'prendre', id, revision: 1 })).json().revision, 2)
  const done = await treat({ geste: 'accepter', id, revision: 2 })
  assert.equal(done.statusCode, 200, done.body)
  assert.deepEqual([done.json().etat, done.json().isAppliquee], ['acceptee', true])
  assert.equal((await ribs.contrat('70310003')).ibanMasque, MASQUE)
  assert.deepEqual(
    (await events(id)).map(({ geste, par }) => `${geste} ${par}`),
    ['recevoir membre', 'prendre gestionnaire', 'accepter gestionnaire', 'appliquer portail'],
  )
  const [told, ack, ...others] = await ribs.inbox(SAMIRA, ATLAS)
  assert.deepEqual(
    [told?.subject, ack?.subject, others.length],
    ['Vos coordonnées bancaires ont été modifiées', 'Nous avons reçu vos coordonnées bancaires', 0],
  )
  const lines = await t.database.db.select().from(historique).where(eq(historique.cible, id))
  assert.deepEqual(lines.map(({ action }) => action).toSorted(), [
    'demande-appliquer',
    'demande-prendre',
    'demande-recevoir',
  ])
  assert.equal((await clerk('/api/admin/demandes/traitement')).json().items.length, 0)
})

test('twenty clerks accept at once: one does, the others are told who and what', async () => {
  const { id } = await recue()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => treat({ geste: 'accepter', id, revision: 1 })),
  )
  const [done, ...refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  assert.equal(done?.statusCode, 200)
  for (const answer of refused) {
    assert.equal(answer.statusCode, 409)
    assert.match(
      answer.json().message,
      /^(Le portail|\S+ \S+) a (appliqué|accepté) cette demande le /,
    )
  }
  assert.equal((await ribs.inbox(SAMIRA, ATLAS)).length, 2)
})

test('a piece is asked for by itself; the member answers that one alone, and the clock stands still', async () => {
  const { id } = await recue()
  const ask = { geste: 'demander', id, revision: 1, champ: 'rib', motif: 'illisible' }
  for (const [ecart, champ] of [
    [{ echeance: '2026-11-01', texte: null }, 'echeance'],
    [{ echeance: '2026-12-06', texte: null, champ: 'inconnu' }, 'champ'],
  ] satisfies [object, string][])
    assert.ok((await treat({ ...ask, ...ecart })).json().champs[champ])
  const asked = await treat({ ...ask, echeance: '2026-12-06', texte: 'La photo est floue.' })
  assert.equal(asked.statusCode, 200, asked.body)
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.match(
    mail?.text ?? '',
    /RIB\. Merci de répondre au plus tard le 6 décembre 2026\..*La photo est floue\./s,
  )
  const waiting = await dossier(samira, id)
  const [attente] = waiting.attentesDetail
  assert.deepEqual(
    [attente.nature, attente.libelle, attente.motif, attente.texte, attente.reponduLe],
    ['piece', 'RIB', 'illisible', 'La photo est floue.', null],
  )
  assert.equal(waiting.attentes, 1)
  t.clock.now = new Date(t.clock.now.getTime() + 7 * 24 * 3_600_000)
  const later = await t.as(SAMIRA, ATLAS)
  assert.equal((await dossier(later, id)).joursEcoules, 0)
  const repondre = { geste: 'repondre', id, revision: 2, attente: attente.id, texte: null }
  assert.ok((await move({ ...repondre, fichiers: [] }, later)).json().champs.fichiers)
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const stolen = await deposer(nadia)
  assert.ok((await move({ ...repondre, fichiers: [stolen] }, later)).json().champs.fichiers)
  const answered = await move({ ...repondre, fichiers: [await deposer(later, 'net.pdf')] }, later)
  assert.equal(answered.statusCode, 200, answered.body)
  const { pieces, attentes } = answered.json()
  assert.deepEqual(
    [pieces.map((piece: { nom: string }) => piece.nom), attentes],
    [['RIB Samira.pdf', 'net.pdf'], 0],
  )
  assert.equal((await move({ ...repondre, revision: 3, fichiers: [] }, later)).statusCode, 409)
})

test('a refusal gives its reason; nothing changes, and nothing more can be done until a clerk takes it back', async () => {
  const { id } = await recue()
  assert.equal((await treat({ geste: 'refuser', id, revision: 1 })).statusCode, 400)
  const texte = 'Le titulaire du compte n’est pas l’adhérent.'
  assert.equal((await treat({ geste: 'refuser', id, revision: 1, texte })).statusCode, 200)
  assert.equal((await ribs.contrat('70310003')).ibanMasque, null)
  const { etat, evenements } = await dossier(samira, id)
  assert.deepEqual([etat, evenements.at(-1).texte], ['refusee', texte])
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.match(mail?.text ?? '', /n’est pas l’adhérent/)
  for (const geste of ['accepter', 'prendre', 'rendre']) {
    const answer = await treat({ geste, id, revision: 2 })
    assert.deepEqual(
      [answer.statusCode, answer.json().message],
      [409, 'Cette demande est déjà refusée'],
    )
  }
  assert.equal((await move({ geste: 'annuler', id, revision: 2 })).statusCode, 409)
  assert.equal((await move({ geste: 'ecrire', id, texte: 'Pourquoi ?' })).statusCode, 409)
  assert.equal((await treat({ geste: 'revenir', id, revision: 2 })).statusCode, 200)
  assert.equal((await dossier(samira, id)).etat, 'en-cours')
})

test('member and clerk write to each other; words come in whatever happened meanwhile', async () => {
  const { id } = await recue()
  assert.equal((await treat({ geste: 'prendre', id, revision: 1 })).statusCode, 200)
  const answer = await move({ geste: 'ecrire', id, texte: ' C’est bien mon compte. ' })
  assert.equal(answer.statusCode, 200, answer.body)
  await treat({ geste: 'ecrire', id, texte: 'Merci, je regarde.' })
  const { messages } = await dossier(samira, id)
  assert.deepEqual(
    messages.map((m: { par: string; texte: string }) => [m.par, m.texte]),
    [
      ['membre', 'C’est bien mon compte.'],
      ['gestionnaire', 'Merci, je regarde.'],
    ],
  )
  assert.ok((await dossier(samira, id)).messages[1].luLe)
  // A mail says that there is a message, and not what is in it.
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.doesNotMatch(JSON.stringify(mail), /je regarde/)
  const kept = await t.database.db.select().from(demandeMessage)
  assert.equal(kept.length, 2)
  assert.doesNotMatch(JSON.stringify(kept), /je regarde/)
})

test('one list says what is under way, what of it waits for the member, and what was only begun', async () => {
  const { id } = await recue()
  const list = async (query = '') => (await samira(`/api/demandes${query}`)).json()
  assert.deepEqual((await list()).synthese, comptes({ enCours: 1 }))
  const asked = { champ: null, motif: null, texte: 'Est-ce votre compte ?', echeance: '2026-12-06' }
  await treat({ geste: 'demander', id, revision: 1, ...asked })
  await post(samira, '/api/demarches/brouillons', {
    acte: 'ribPrestationsActeGestion',
    sujet: '70310003',
    etape: 'compte',
    saisie: ribDe('70310003'),
    revision: 0,
  })
  const { synthese } = await list()
  const [attendue] = synthese.attendues
  assert.deepEqual(
    synthese,
    comptes({ enCours: 1, attendent: 1, attendues: [attendue], brouillons: 1 }),
  )
  assert.deepEqual(
    [attendue.demande, attendue.nature, attendue.pour, attendue.echeance, attendue.libelle],
    [id, 'reponse', null, '2026-12-06', 'Changer le compte de mes remboursements'],
  )
  assert.equal((await list('?acte=ribPrestationsActeGestion')).items.length, 1)
  assert.deepEqual((await list('?acte=consentementActeGestion')).items, [])
  await treat({ geste: 'refuser', id, revision: 2, texte: 'Sans réponse.' })
  const acte = 'ribPrestationsActeGestion'
  const libelle = 'Changer le compte de mes remboursements'
  const refusees = [{ id, acte, libelle }]
  assert.deepEqual((await list()).synthese, comptes({ terminees: 1, brouillons: 1, refusees }))
})

test('a refusal is news for thirty days, or until the same is asked for again', async () => {
  const { id } = await recue()
  const refusees = async () => (await samira('/api/demandes')).json().synthese.refusees.length
  await treat({ geste: 'refuser', id, revision: 1, texte: 'Illisible.' })
  assert.equal(await refusees(), 1)
  const decidee = (jours: number) =>
    t.database.db
      .update(demande)
      .set({ decideeLe: new Date(t.clock.now.getTime() - jours * 86_400_000) })
      .where(eq(demande.id, id))
  await decidee(29)
  assert.equal(await refusees(), 1)
  await decidee(31)
  assert.equal(await refusees(), 0)
  await decidee(1)
  // In the same instant it would not be after.
  const hier = new Date(t.clock.now.getTime() - 86_400_000)
  await t.database.db.update(demande).set({ creeLe: hier }).where(eq(demande.id, id))
  await recue()
  assert.equal(await refusees(), 0)
})

test('a member opens a piece that they sent; nobody else does, nor before it was sent', async () => {
  const { id } = await recue()
  const [piece] = (await dossier(samira, id)).pieces
  const open = (call: Inject, name: string) => call(`/api/demandes/pieces/visionneuse?id=${name}`)
  const opened = await open(samira, piece.remoteFileName)
  assert.deepEqual(
    [opened.statusCode, opened.headers['content-type'], opened.headers['cache-control']],
    [200, 'application/pdf', 'no-store'],
  )
  assert.match(opened.headers['content-disposition'] as string, /^inline;.*RIB%20Samira\.pdf/)
  assert.match(opened.body, /^%PDF-1\.7/)
  for (const call of [jeanne, await t.as('nadia.perrot@example.org', ATLAS)])
    assert.equal((await open(call, piece.remoteFileName)).statusCode, 404)
  const { remoteFileName } = await deposer(samira)
  assert.equal((await open(samira, remoteFileName)).statusCode, 404)
  assert.equal((await open(samira, '../secret')).statusCode, 404)
})

test('the member cancels until it is decided', async () => {
  const { id } = await recue()
  assert.equal((await move({ geste: 'annuler', id, revision: 7 })).statusCode, 409)
  const done = await move({ geste: 'annuler', id, revision: 1 })
  assert.deepEqual([done.statusCode, done.json().etat], [200, 'annulee'])
  assert.equal((await treat({ geste: 'accepter', id, revision: 2 })).statusCode, 409)
  assert.equal((await ribs.contrat('70310003')).ibanMasque, null)
  assert.deepEqual((await samira('/api/demandes')).json().synthese, comptes({ terminees: 1 }))
})

test('somebody else’s request does not exist, for members and for the other insurer’s staff', async () => {
  const { id } = await recue()
  for (const call of [jeanne, await t.as('nadia.perrot@example.org', ATLAS)]) {
    assert.equal((await call(`/api/demandes/dossier?id=${id}`)).statusCode, 404)
    assert.equal((await call(`/api/demandes/dossier/print?id=${id}`)).statusCode, 404)
    assert.equal((await move({ geste: 'annuler', id, revision: 1 }, call)).statusCode, 404)
  }
  const horizon = await t.as('gestionnaire@example.org')
  assert.equal((await treat({ geste: 'accepter', id, revision: 1 }, horizon)).statusCode, 404)
  assert.equal((await horizon('/api/admin/demandes/traitement')).json().items.length, 0)
})

test('unknown fields, gestures and places in the list are refused in words', async () => {
  const { id } = await recue()
  for (const payload of [
    { geste: 'annuler', id, revision: 1, etat: 'acceptee' },
    { geste: 'accepter', id, revision: 1 },
    { geste: 'annuler', id: 'x', revision: 1 },
    { geste: 'annuler', id },
    { geste: 'ecrire', id, texte: '   ' },
    { geste: 'ecrire', id, texte: 'x'.repeat(4_001) },
  ])
    assert.equal((await move(payload)).statusCode, 400, JSON.stringify(payload))
  assert.equal((await samira('/api/demandes?apres=x')).statusCode, 400)
  assert.equal((await dossier(samira, id)).revision, 1)
})

test('lists go on where they stopped, without losing those of one instant', async () => {
  for (let i = 0; i < 22; i++) {
    await envoyer(jeanne, ribDe('20450005', { titulaire: `Jeanne ${i}` }))
    // Each is a first account: one that takes another's place would wait.
    await t.database.db.update(contrat).set(SANS_COMPTE).where(eq(contrat.numero, '20450005'))
  }
  const first = (await jeanne('/api/demandes?etat=terminees')).json()
  assert.deepEqual([first.items.length, first.total], [20, 22])
  const next = (await jeanne(`/api/demandes?etat=terminees&apres=${first.suite}`)).json()
  assert.deepEqual([next.items.length, next.suite], [2, null])
  const ids = [...first.items, ...next.items].map(({ id }) => id)
  assert.equal(new Set(ids).size, 22)
})
