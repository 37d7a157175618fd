import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, deposer } from '../../../testing/ribs.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { demande } from '../demandes/demandes.schema.ts'
import { fichier } from '../fichiers/fichiers.schema.ts'
import { sinistre } from './sinistres.schema.ts'

const CAMILLE = 'camille.martin@example.org'
const PREVOYANCE = '20450002'
const D_ATLAS = '70310002'

let t: TestApp
let camille: Inject
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())
beforeEach(async () => {
  camille = await t.as(CAMILLE)
  for (const table of [demande, fichier]) await t.database.db.delete(table)
  await t.database.db.delete(sinistre).where(eq(sinistre.typeSinistre, 'ARRET'))
})

const PIECES = {
  avisArret: [],
  decomptesIj: [],
  notification: [],
  acteDeces: [],
  livretFamille: [],
  certificat: [],
  bulletin: [],
  justificatif: [],
}
const faitsDe = async (call: Inject, numeroContrat: string) => {
  const query = `acte=declarationSinistreActeGestion&numeroContrat=${numeroContrat}`
  return (await call(`/api/demarches/faits?${query}`)).json()
}
/** A work stoppage that began two days ago. */
async function arret(call: Inject, numeroContrat: string, ecart: object = {}) {
  const lus = await faitsDe(call, numeroContrat)
  const { personnes } = lus.items?.[0] ?? lus
  const debut = addDays(dateAParis(t.clock.now), -2)
  return {
    numeroContrat,
    typeSinistre: 'ARRET',
    numPers: personnes[0].numPers,
    dateDebut: debut,
    dateFin: '',
    employeur: 'Ville de Lyon',
    circonstances: '',
    ...PIECES,
    ...ecart,
  }
}
const declarer = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/declarationsinistre/form', payload: { data } })
const sinistres = async (call: Inject, numeroContrat: string) =>
  (
    await call({ url: '/api/adherent/sinistres', headers: { 'x-numcontrat': numeroContrat } })
  ).json().items

test('R7.107 the form is given the types of the reference table, and who is covered', async () => {
  const lus = await faitsDe(camille, PREVOYANCE)
  const { personnes, types } = lus.items?.[0] ?? lus
  assert.deepEqual(
    personnes.map(({ prenom }: { prenom: string }) => prenom),
    ['Camille'],
  )
  assert.deepEqual(types[0], {
    code: 'ARRET',
    libelle: 'Arrêt de travail (maladie)',
    franchise: 30,
  })
})

test('R1.13 R7.81 sent twenty times at once, one claim is open, with its progress', async () => {
  const avant = (await sinistres(camille, PREVOYANCE)).length
  const data = await arret(camille, PREVOYANCE)
  const answers = await Promise.all(Array.from({ length: 20 }, () => declarer(camille, data)))
  for (const answer of answers) assert.equal(answer.statusCode, 200, answer.body)
  const lus = await sinistres(camille, PREVOYANCE)
  assert.equal(lus.length, avant + 1)
  const [premier] = lus
  assert.deepEqual(
    [premier.libelle, premier.prenom, premier.etat],
    ['Arrêt de travail (maladie)', 'Camille', 'declare'],
  )
  assert.deepEqual(
    premier.avancement.map(({ etat, le }: { etat: string; le: string | null }) => [
      etat,
      le !== null,
    ]),
    [
      ['declare', true],
      ['etude', false],
      ['indemnisation', false],
      ['clos', false],
    ],
  )
  // Declared again another day, it is the same claim: refused at its date.
  t.clock.now = new Date(t.clock.now.getTime() + 61_000)
  const again = await declarer(camille, data)
  assert.equal(again.statusCode, 400)
  assert.match(again.json().champs.dateDebut, /déjà déclaré/)
})

test('an employer that is known is not asked for, and stands in what is sent', async () => {
  const answer = await declarer(camille, await arret(camille, PREVOYANCE, { employeur: '' }))
  assert.equal(answer.statusCode, 200, answer.body)
  const { id } = answer.json().demande
  const { lignes } = (await camille(`/api/demandes/dossier?id=${id}`)).json()
  const { apres } = lignes.find((une: { libelle: string }) => une.libelle === 'Employeur')
  assert.notEqual(apres, '')
})

test('every rule is held by the server, at its field, and nothing is written', async () => {
  await t.database.db.update(personne).set({ employeur: null })
  for (const [ecart, champ] of [
    [{ typeSinistre: 'VOL' }, 'typeSinistre'],
    [{ numPers: '00000000-0000-4000-8000-000000000000' }, 'numPers'],
    [{ dateDebut: '2999-01-01' }, 'dateDebut'],
    [{ dateDebut: '31/02/2026' }, 'dateDebut'],
    [{ dateFin: '01/01/2001' }, 'dateFin'],
    [{ employeur: '' }, 'employeur'],
    // It is her own contract and account: somebody else writes.
    [{ typeSinistre: 'DECES', dateFin: '' }, 'declarant'],
    [{ typeSinistre: 'ACCPRI' }, 'circonstances'],
  ] satisfies [object, string][]) {
    const answer = await declarer(camille, await arret(camille, PREVOYANCE, ecart))
    assert.equal(answer.statusCode, 400, JSON.stringify(ecart))
    assert.deepEqual(Object.keys(answer.json().champs), [champ])
  }
  assert.equal(await t.database.db.$count(demande), 0)
})

test('a health contract has no such claim, and nobody declares on somebody else’s', async () => {
  const data = await arret(camille, PREVOYANCE)
  const sante = await declarer(camille, { ...data, numeroContrat: '20450001' })
  assert.equal(sante.statusCode, 403)
  assert.match(sante.json().message, /type de contrat/)
  const hugo = await t.as('jeanne.moreau@example.org')
  assert.equal((await declarer(hugo, data)).statusCode, 404)
  assert.equal((await declarer(t.visitor(), data)).statusCode, 401)
})

test('where a clerk decides, the documents come with it; accepted, the claim is open', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const sans = await declarer(nadia, await arret(nadia, D_ATLAS))
  assert.deepEqual(Object.keys(sans.json().champs), ['avisArret'])
  const avisArret = [await deposer(nadia, 'page 1.pdf'), await deposer(nadia, 'page 2.pdf')]
  const sent = await declarer(nadia, await arret(nadia, D_ATLAS, { avisArret }))
  assert.equal(sent.json().isModeGestionManuel, true, sent.body)
  // The pension that she has already, alone.
  assert.equal((await sinistres(nadia, D_ATLAS)).length, 1)
  const { id } = sent.json().demande
  const traiter = (payload: object) =>
    clerk({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
  const done = await traiter({ geste: 'accepter', id, revision: 1 })
  assert.equal(done.statusCode, 200, done.body)
  assert.equal((await sinistres(nadia, D_ATLAS)).length, 2)
})

test('refused by a clerk, no claim is open', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const avisArret = [await deposer(nadia)]
  const { demande: recue } = (
    await declarer(nadia, await arret(nadia, D_ATLAS, { avisArret }))
  ).json()
  const refus = await clerk({
    method: 'POST',
    url: '/api/admin/demandes/traitement',
    payload: { geste: 'refuser', id: recue.id, revision: 1, texte: 'Franchise non dépassée' },
  })
  assert.equal(refus.statusCode, 200, refus.body)
  // The pension that she has already, alone.
  assert.equal((await sinistres(nadia, D_ATLAS)).length, 1)
})

const dossierDe = async (clerk: Inject, id: string) =>
  (await clerk(`/api/admin/demandes/dossier?id=${id}`)).json()
const traitement = (call: Inject, payload: object) =>
  call({ method: 'POST', url: '/api/admin/demandes/traitement', payload })
type Horloge = { cle: string; echeance: string; tenueLe: string | null; retard: string | null }
const horloges = ({ legales }: { legales: Horloge[] }) =>
  legales.map(({ cle, echeance, tenueLe }) => [cle, echeance, tenueLe?.slice(0, 10) ?? null])

test('a death is paid a month after the last piece; no piece is asked for twice, a late one stops nothing', async () => {
  const depuis = t.clock.now
  /** Signed in anew: weeks go by. */
  const comme = async (jour: string) => {
    t.clock.now = new Date(`${jour}T10:00:00Z`)
    return {
      nadia: await t.as('nadia.perrot@example.org', ATLAS),
      clerk: await t.as('admin.atlas@example.org', ATLAS),
    }
  }
  const le31 = await comme('2027-01-31')
  const data = await arret(le31.nadia, D_ATLAS, {
    typeSinistre: 'DECES',
    declarant: 'Julien Martin, son conjoint',
    employeur: '',
    acteDeces: [await deposer(le31.nadia, 'acte.pdf')],
    livretFamille: [await deposer(le31.nadia, 'livret.pdf')],
  })
  const sent = await declarer(le31.nadia, data)
  assert.equal(sent.statusCode, 200, sent.body)
  const { id } = sent.json().demande
  const declare = await dossierDe(le31.clerk, id)
  assert.deepEqual(horloges(declare), [
    ['pieces', '2027-02-15', null],
    ['versement', '2027-02-28', null],
  ])
  const champs = declare.demandables.map(({ champ }: { champ: string }) => champ)
  assert.deepEqual(
    ['acteDeces', 'livretFamille', 'justificatif'].map((champ) => champs.includes(champ)),
    [false, false, true],
  )

  // In time: the payment waits for it.
  const le5 = await comme('2027-02-05')
  const voulu = { geste: 'demander', id, motif: null, texte: null }
  const demander = async (clerk: Inject, champ: string) => {
    const { revision } = await dossierDe(clerk, id)
    return traitement(clerk, {
      ...voulu,
      champ,
      revision,
      echeance: addDays(dateAParis(t.clock.now), 20),
    })
  }
  assert.equal((await demander(le5.clerk, 'justificatif')).statusCode, 200)
  assert.deepEqual(horloges(await dossierDe(le5.clerk, id)), [['pieces', '2027-02-15', null]])
  for (const champ of ['justificatif', 'acteDeces']) {
    const encore = await demander(le5.clerk, champ)
    assert.equal(encore.statusCode, 400)
    assert.match(encore.json().champs.champ, /déjà été demandée/)
  }
  const { revision } = await dossierDe(le5.clerk, id)
  await traitement(le5.clerk, { geste: 'tenir', id, revision, cle: 'pieces' })

  // It came: one month from that day.
  const le20 = await comme('2027-02-20')
  const lu = (await le20.nadia(`/api/demandes/dossier?id=${id}`)).json()
  const repondu = await le20.nadia({
    method: 'POST',
    url: '/api/demandes/geste',
    payload: {
      geste: 'repondre',
      id,
      revision: lu.revision,
      attente: lu.attentesDetail[0].id,
      texte: null,
      fichiers: [await deposer(le20.nadia, 'certificat.pdf')],
    },
  })
  assert.equal(repondu.statusCode, 200, repondu.body)
  const attendu = [
    ['pieces', '2027-02-15', '2027-02-05'],
    ['versement', '2027-03-20', null],
  ]
  assert.deepEqual(horloges(await dossierDe(le20.clerk, id)), attendu)

  // Forgotten until then, another one moves nothing, not even the clerks' own day.
  assert.equal((await demander(le20.clerk, 'bulletin')).statusCode, 200)
  assert.deepEqual(horloges(await dossierDe(le20.clerk, id)), attendu)
  const [row] = await t.database.db.select().from(demande).where(eq(demande.id, id))
  assert.equal(row?.pauseDepuis, null)

  // Late, it shows in the queue and says what it bears; paid, it is kept.
  const enMars = await comme('2027-03-30')
  const file = (await enMars.clerk('/api/admin/demandes/traitement?legal=oui')).json()
  assert.ok(file.items.some((ligne: { id: string }) => ligne.id === id))
  assert.equal(
    (await dossierDe(enMars.clerk, id)).legales[1].retard,
    'Intérêts dus au 30/03/2027\u00a0: 3,65\u00a0€ pour 1\u00a0000\u00a0€. Taux légal doublé jusqu’au 20/05/2027, triplé ensuite\u00a0; taux de ce semestre à vérifier.',
  )
  const avant = await dossierDe(enMars.clerk, id)
  const accepte = await traitement(enMars.clerk, {
    geste: 'accepter',
    id,
    revision: avant.revision,
  })
  assert.equal(accepte.statusCode, 200, accepte.body)
  const { revision: apres } = await dossierDe(enMars.clerk, id)
  await traitement(enMars.clerk, { geste: 'tenir', id, revision: apres, cle: 'versement' })
  assert.deepEqual(horloges(await dossierDe(enMars.clerk, id)), [
    ['pieces', '2027-02-15', '2027-02-05'],
    ['versement', '2027-03-20', '2027-03-30'],
  ])
  t.clock.now = depuis
})

test('of a death that is refused nothing is owed; taken back, it is owed as before', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const sent = await declarer(
    nadia,
    await arret(nadia, D_ATLAS, {
      typeSinistre: 'DECES',
      declarant: 'Julien Martin, son conjoint',
      employeur: '',
      acteDeces: [await deposer(nadia)],
      livretFamille: [await deposer(nadia)],
    }),
  )
  const { id } = sent.json().demande
  const ouvertes = async () =>
    (await dossierDe(clerk, id)).legales.flatMap(({ cle, tenueLe }: Horloge) =>
      tenueLe === null ? [cle] : [],
    )
  assert.deepEqual(await ouvertes(), ['pieces', 'versement'])
  await traitement(clerk, { geste: 'refuser', id, revision: 1, texte: 'Garantie absente' })
  assert.deepEqual(await ouvertes(), [])
  const { revision } = await dossierDe(clerk, id)
  const repris = await traitement(clerk, { geste: 'revenir', id, revision })
  assert.equal(repris.statusCode, 200, repris.body)
  assert.deepEqual(await ouvertes(), ['pieces', 'versement'])
})

test('a stoppage has no such day', async () => {
  const nadia = await t.as('nadia.perrot@example.org', ATLAS)
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const avisArret = [await deposer(nadia)]
  const sent = await declarer(nadia, await arret(nadia, D_ATLAS, { avisArret }))
  assert.deepEqual((await dossierDe(clerk, sent.json().demande.id)).legales, [])
})
