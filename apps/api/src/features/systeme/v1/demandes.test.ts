import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { and, eq, isNotNull } from 'drizzle-orm'
import { createTestApp, type Inject, systemeAvec, type TestApp } from '../../../../testing/index.ts'
import { deposer, JEANNE } from '../../../../testing/ribs.ts'
import { compte } from '../../../noyau/comptes.schema.ts'
import { demande } from '../../demandes/demandes.schema.ts'
import { historique } from '../../historique/historique.schema.ts'
import { garder } from './integration.testing.ts'

const CAMILLE = 'camille.martin@example.org'

const V1 = '/api/systeme/v1/demandes'

let t: TestApp
let esb: Inject
let medical: Inject
let cleId: string
before(async () => {
  t = await createTestApp()
  t.clock.now = new Date('2026-11-16T11:00:00Z')
  const tout = ['demandes.lire', 'demandes.traiter', 'pieces.lire'] as const
  const systeme = await systemeAvec(t, tout)
  esb = systeme.call
  cleId = systeme.id
  medical = (await systemeAvec(t, [...tout, 'pieces.medicales'], { nom: 'soins' })).call
})
after(() => t?.close())

/** What somebody has to decide: a page that cannot be read. */
async function signaler(page: string): Promise<string> {
  const jeanne = await t.as(JEANNE)
  const data = { numeroContrat: '', page, message: 'Je ne peux pas la lire.', outil: '' }
  const sent = await jeanne({
    ...{ method: 'POST', url: '/api/forms/accessibilite/form', payload: { data } },
  })
  assert.equal(sent.statusCode, 200, sent.body)
  await t.jobs.drain()
  return sent.json().demande.id
}

/** Care that was paid for, with a paper that tells about health and one that does not. */
async function declarer() {
  const camille = await t.as(CAMILLE)
  const ordonnance = await deposer(camille, 'diagnostic-cardiaque.pdf')
  const facture = await deposer(camille, 'facture.pdf')
  const query = 'acte=declarationSinistreV2ActeGestion&numeroContrat=20450001'
  const lus = (await camille(`/api/demarches/faits?${query}`)).json()
  const { personnes } = lus.items?.[0] ?? lus
  const soin = { codeActe: 'OST', quantite: '1', depense: '60', ro: '', monture: '' }
  const data = {
    ...{ numeroContrat: '20450001', numPers: personnes[0].numPers, professionnel: 'Dr Cœur' },
    ...{ dateSoins: '2026-11-02', soins: [{ ...soin, situation: 'parcours' }] },
    ...{ facture: [facture], decompteRo: [], ordonnance: [ordonnance], isCertifiee: true },
  }
  const sent = await camille({
    ...{ method: 'POST', url: '/api/forms/declarationsinistreV2/form', payload: { data } },
  })
  assert.equal(sent.statusCode, 200, sent.body)
  return { id: sent.json().demande.id as string, ordonnance, facture }
}

const lire = async (call: Inject, id: string) => {
  const answer = await call(`${V1}/${id}`)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json()
}
const faire = (call: Inject, id: string, payload: object, headers: Record<string, string> = {}) =>
  call({ method: 'POST', url: `${V1}/${id}/gestes`, payload, headers })

test('requests are read page after page, in the order of their numbers, each once', async () => {
  const faites = [await signaler('page 1'), await signaler('page 2'), await signaler('page 3')]
  const lues: string[] = []
  let suite: string | null = null
  do {
    const page: { demandes: { id: string; acte: string }[]; suite: string | null } = (
      await esb(`${V1}?taille=2${suite === null ? '' : `&apres=${suite}`}`)
    ).json()
    lues.push(...page.demandes.map(({ id }) => id))
    suite = page.suite
  } while (suite !== null)
  assert.deepEqual(lues.slice(-3), faites)
  assert.equal(new Set(lues).size, lues.length)
  const apres = (await esb(`${V1}?depuis=2026-11-17T00:00:00Z`)).json()
  assert.deepEqual(apres, { demandes: [], suite: null })
  assert.equal((await esb(`${V1}?inconnu=1`)).statusCode, 400)
})

test('a request is decided from the revision that was read: clerks see who did it, its member is told', async () => {
  const id = await signaler('la mienne')
  const { revision, data, personne, etat } = await lire(esb, id)
  assert.equal(etat, 'recue')
  assert.equal(data.page, 'la mienne')
  assert.equal(personne.nom, 'Moreau')
  const prise = await faire(esb, id, { geste: 'prendre', revision })
  assert.equal(prise.statusCode, 200, prise.body)
  const decidee = await faire(esb, id, { geste: 'accepter', revision: revision + 1 })
  assert.equal(decidee.statusCode, 200, decidee.body)
  assert.equal(decidee.json().etat, 'acceptee')
  const karim = await t.as('gestionnaire@example.org')
  const dossier = (await karim(`/api/admin/demandes/dossier?id=${id}`)).json()
  const { evenements } = dossier
  assert.deepEqual(
    evenements.slice(1, 3).map(({ geste, par, nom }: Record<string, unknown>) => [geste, par, nom]),
    [
      ['prendre', 'systeme', 'Système esb'],
      ['accepter', 'systeme', 'Système esb'],
    ],
  )
  const [ligne] = await t.database.db
    .select()
    .from(historique)
    .where(and(eq(historique.action, 'demande-prendre'), eq(historique.cible, id)))
  assert.equal(ligne?.auteurId, cleId)
  const admin = await t.as('admin@example.org')
  const lignes = (await admin(`/api/admin/history?q=${id}`)).json().items
  assert.ok(lignes.some((une: { auteur: string }) => une.auteur === 'Système esb'))
  const jeanne = await t.as(JEANNE)
  const consultations = (await jeanne('/api/adherent/consultations')).json().items
  assert.ok(consultations.some((une: { nom: string }) => une.nom === 'Système esb'))
})

test('who comes second is told what happened, and shown what stands', async () => {
  const id = await signaler('la course')
  const { revision } = await lire(esb, id)
  const karim = await t.as('gestionnaire@example.org')
  await karim({
    ...{ method: 'POST', url: '/api/admin/demandes/traitement' },
    payload: { geste: 'prendre', id, revision },
  })
  const tard = await faire(esb, id, { geste: 'accepter', revision })
  assert.equal(tard.statusCode, 409)
  assert.match(tard.json().message, /Karim .* a pris/)
  assert.equal(tard.json().versions.actuelle.revision, revision + 1)
  // What a clerk has stays theirs.
  const demandee = await faire(esb, id, {
    ...{ geste: 'demander', revision: revision + 1, champ: null, motif: null },
    ...{ texte: 'Quelle page est-ce ?', echeance: '2026-12-06' },
  })
  assert.equal(demandee.statusCode, 200, demandee.body)
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  assert.ok(row?.gestionnaireId)
  assert.ok(row.pauseDepuis)
  const perdu = await karim({
    ...{ method: 'POST', url: '/api/admin/demandes/traitement' },
    payload: { geste: 'rendre', id, revision: revision + 1 },
  })
  assert.match(perdu.json().message, /^Système esb a demandé/)
})

test('twenty that decide the same at once: one does, the others are told', async () => {
  const id = await signaler('vingt fois')
  const { revision } = await lire(esb, id)
  const codes = await Promise.all(
    Array.from({ length: 20 }, () => faire(esb, id, { geste: 'refuser', revision, texte: 'Non.' })),
  )
  const faits = codes.map(({ statusCode }) => statusCode).toSorted()
  assert.deepEqual(faits, [200, ...Array.from({ length: 19 }, () => 409)])
})

test('sent again under its key, it is done once; another body under that key is refused', async () => {
  const id = await signaler('deux fois')
  const { revision } = await lire(esb, id)
  const cle = { 'idempotency-key': 'lot-41-demande-7' }
  const geste = { geste: 'refuser', revision, texte: 'Cette page est lisible.' }
  const une = await faire(esb, id, geste, cle)
  assert.equal(une.statusCode, 200, une.body)
  const deux = await faire(esb, id, geste, cle)
  assert.deepEqual([deux.statusCode, deux.json()], [200, une.json()])
  const autre = await faire(esb, id, { ...geste, texte: 'Autre chose.' }, cle)
  assert.deepEqual([autre.statusCode, autre.json().code], [422, 'IdempotencyKey'])
  // Another system's key of the same name is another key.
  const ailleurs = await faire(medical, id, geste, cle)
  assert.equal(ailleurs.statusCode, 409)
})

test('the rules of clerks hold: a message is answered, never accepted, and what is a clerk’s alone is refused', async () => {
  const jeanne = await t.as(JEANNE)
  const data = {
    ...{ motif: 'COT', domaine: '', sousDomaine: '', personne: '', numeroContrat: '20450005' },
    ...{ message: 'Quand suis-je prélevée ?', piece: null, piece2: null, piece3: null },
  }
  const sent = await jeanne({
    ...{ method: 'POST', url: '/api/forms/contact/v2/form', payload: { data } },
  })
  const { id } = sent.json().demande
  const { revision } = await lire(esb, id)
  const refus = await faire(esb, id, { geste: 'accepter', revision })
  assert.equal(refus.statusCode, 409)
  assert.match(refus.json().message, /Un message ne s’accepte ni ne se refuse/)
  const repondu = await faire(esb, id, { geste: 'ecrire', texte: 'Le 5 de chaque mois.' })
  assert.equal(repondu.statusCode, 200, repondu.body)
  const { revision: suivante } = repondu.json()
  const fin = await faire(esb, id, { geste: 'conclure', revision: suivante, texte: null })
  assert.equal(fin.statusCode, 200, fin.body)
  const lue = (await jeanne(`/api/demandes/dossier?id=${id}`)).json()
  assert.equal(lue.messages.at(-1).texte, 'Le 5 de chaque mois.')
  assert.equal((await faire(esb, id, { geste: 'confier', revision: 1, a: id })).statusCode, 400)
})

test('medical papers are apart: unnamed, unread and refused without their scope', async () => {
  const { id, ordonnance, facture } = await declarer()
  const adresse = (nom: string) => `${V1}/${id}/pieces/${nom}`
  const lue = await lire(esb, id)
  const pieceDe = (dossier: { pieces: { remoteFileName: string }[] }, nom: string) =>
    dossier.pieces.find(({ remoteFileName }) => remoteFileName === nom)
  assert.deepEqual(
    { ...pieceDe(lue, ordonnance.remoteFileName), taille: 0, le: '' },
    {
      ...{ remoteFileName: ordonnance.remoteFileName, nom: 'Ordonnance', taille: 0 },
      ...{ libelle: 'Ordonnance', le: '', isMedicale: true, isLisible: false },
      ...{ qualifieLe: null, avis: null, avisLe: null },
    },
  )
  assert.ok(!JSON.stringify(lue).includes('diagnostic'))
  assert.equal((await esb(adresse(ordonnance.remoteFileName))).statusCode, 403)
  const ouverte = await esb(adresse(facture.remoteFileName))
  assert.equal(ouverte.statusCode, 200)
  assert.equal(ouverte.headers['content-type'], 'application/pdf')
  assert.equal((await medical(adresse(ordonnance.remoteFileName))).statusCode, 200)
  const sue = await lire(medical, id)
  assert.ok(JSON.stringify(sue).includes('diagnostic-cardiaque.pdf'))
  // Of another request, it is not there.
  const autre = await signaler('une autre')
  const { statusCode } = await esb(`${V1}/${autre}/pieces/${facture.remoteFileName}`)
  assert.equal(statusCode, 404)
})

test('another insurer’s request is none, whatever the key opens', async () => {
  const id = await signaler('chez Horizon')
  const host = 'atlas.localhost:8080'
  const { call } = await systemeAvec(t, ['demandes.lire', 'demandes.traiter'], {
    ...{ clientCode: 'atlas', nom: 'atlas', host },
  })
  assert.equal((await call(`${V1}/${id}`)).statusCode, 404)
  const geste = await faire(call, id, { geste: 'prendre', revision: 1 })
  assert.equal(geste.statusCode, 404)
})

test('a change that was applied is taken over, or is a clerk’s at once', async () => {
  const camille = await t.as(CAMILLE)
  const id = await signaler('reprise')
  await garder(t, id, ['personne.adresse', 'personne.telephone'])
  const dire = (etat: string) =>
    esb({ method: 'PUT', url: `${V1}/${id}/integration`, payload: { etat } })
  assert.deepEqual((await dire('impossible')).json(), { changements: 2 })
  const karim = await t.as('gestionnaire@example.org')
  const attendent = (await karim('/api/admin/gardes?etat=non-reprise')).json().items
  assert.equal(attendent.length, 2)
  assert.deepEqual((await dire('faite')).json(), { changements: 2 })
  assert.deepEqual((await dire('faite')).json(), { changements: 0 })
  assert.equal((await camille(`/api/systeme/v1/demandes/${id}`)).statusCode, 401)
})

test('who has a space is read by its own scope, each once, and of this insurer alone', async () => {
  assert.equal((await esb('/api/systeme/v1/comptes')).statusCode, 403)
  const { call } = await systemeAvec(t, ['comptes.lire'], { nom: 'courrier' })
  const lues: string[] = []
  let suite: string | null = null
  do {
    const query: string = suite === null ? '' : `&apres=${suite}`
    const page = (await call(`/api/systeme/v1/comptes?taille=3${query}`)).json()
    for (const une of page.comptes) {
      assert.deepEqual(Object.keys(une), ['personne', 'isActif', 'creeLe'])
      lues.push(une.personne.id)
    }
    suite = page.suite
  } while (suite !== null)
  const comptes = await t.database.db
    .select({ personneId: compte.personneId })
    .from(compte)
    .where(and(eq(compte.clientCode, 'horizon'), isNotNull(compte.personneId)))
  assert.deepEqual(lues.toSorted(), comptes.map(({ personneId }) => personneId).toSorted())
})
