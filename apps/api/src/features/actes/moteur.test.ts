import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { dateAParis } from '@espace-adherent/domain'
import { eq, sql } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import {
  ATLAS,
  createRibs,
  deposer,
  envoyer,
  IBAN,
  JEANNE,
  MASQUE,
  ribDe,
  SAMIRA,
} from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { miseDeCote } from '../../platform/jobs/jobs.schema.ts'
import {
  demande,
  demandeAttente,
  demandeFichier,
  demandeMessage,
} from '../demandes/demandes.schema.ts'
import { message } from '../messages/messages.schema.ts'
import { applyDue, sweepBrouillons } from './index.ts'

let t: TestApp
let jeanne: Inject
let noon: Date
const ribs = createRibs(() => t)
before(async () => {
  t = await createTestApp()
  noon = new Date('2026-11-16T11:00:00Z')
  t.clock.now = noon
  jeanne = await t.as(JEANNE)
})
after(() => t?.close())
beforeEach(async () => {
  t.clock.now = noon
  await ribs.reset()
})

const days = (nombre: number) => new Date(noon.getTime() + nombre * 24 * 3_600_000)
const post = (call: Inject, url: string, payload: object) => call({ method: 'POST', url, payload })

/** As if bank details counted from a day to come. */
async function withEffet<T>(effetLe: string, work: () => Promise<T>): Promise<T> {
  const { traites } = t.actes
  const original = traites.ribPrestationsActeGestion
  traites.ribPrestationsActeGestion = {
    ...original,
    lire: (...args: Parameters<typeof original.lire>) => ({
      ...original.lire(...args),
      effetLe,
    }),
  }
  try {
    return await work()
  } finally {
    traites.ribPrestationsActeGestion = original
  }
}
const jour = (date: Date) => dateAParis(date)

test('what counts from a day to come waits for it, then is done once, whoever wakes', async () => {
  const effetLe = jour(days(3))
  const answer = await withEffet(effetLe, () => envoyer(jeanne, ribDe('20450005')))
  assert.deepEqual([answer.json().effetLe, answer.json().isModeGestionManuel], [effetLe, false])
  assert.equal((await ribs.contrat('20450005')).ibanMasque, null)
  const enCours = (await jeanne('/api/demandes')).json().items
  assert.deepEqual([enCours[0].etat, enCours[0].isAppliquee], ['acceptee', false])
  const due = (nombre: number) => applyDue(t.actes, t.database.db, days(nombre))
  assert.equal(await due(2), 0)
  const done = await Promise.all([due(3), due(3), due(3)])
  assert.equal(
    done.reduce((a, b) => a + b),
    1,
  )
  assert.equal((await ribs.contrat('20450005')).ibanMasque, MASQUE)
  assert.equal(await due(4), 0)
  const subjects = (await ribs.inbox(JEANNE)).map(({ subject }) => subject)
  assert.deepEqual(subjects, [
    'Vos coordonnées bancaires ont été modifiées',
    'Votre compte bancaire va changer le 19 novembre 2026',
  ])
})

test('a planned request can be cancelled until the day before, and is then never done', async () => {
  const effetLe = jour(days(2))
  const { demande: sent } = (
    await withEffet(effetLe, () => envoyer(jeanne, ribDe('20450005')))
  ).json()
  const cancel = async (call: Inject) =>
    (await post(call, '/api/demandes/geste', { geste: 'annuler', id: sent.id, revision: 2 }))
      .statusCode
  t.clock.now = days(2)
  assert.equal(await cancel(await t.as(JEANNE)), 409)
  t.clock.now = days(1)
  assert.equal(await cancel(await t.as(JEANNE)), 200)
  assert.equal(await applyDue(t.actes, t.database.db, days(5)), 0)
  assert.equal((await ribs.contrat('20450005')).ibanMasque, null)
})

test('what no longer fits on its day goes back to a clerk, with the reason', async () => {
  const { demande: sent } = (
    await withEffet(jour(days(1)), () => envoyer(jeanne, ribDe('20450005')))
  ).json()
  const { traites } = t.actes
  const original = traites.ribPrestationsActeGestion
  traites.ribPrestationsActeGestion = {
    ...original,
    lire: (...args: Parameters<typeof original.lire>) => ({
      ...original.lire(...args),
      faults: { iban: 'Ce compte est fermé' },
    }),
  }
  try {
    assert.equal(await applyDue(t.actes, t.database.db, days(1)), 0)
  } finally {
    traites.ribPrestationsActeGestion = original
  }
  const { etat, evenements } = (await jeanne(`/api/demandes/dossier?id=${sent.id}`)).json()
  assert.equal(etat, 'en-cours')
  assert.match(evenements.at(-1).texte, /ne peut plus être appliquée.*Ce compte est fermé/)
  assert.equal(await applyDue(t.actes, t.database.db, days(2)), 0)
})

test('the recap says before and after, and writes nothing', async () => {
  await envoyer(jeanne, ribDe('20450005'))
  const saisie = ribDe('20450005', { iban: 'FR1420041010050500013M02606' })
  const acte = 'ribPrestationsActeGestion'
  const answer = await post(jeanne, '/api/demarches/apercu', { acte, saisie })
  assert.equal(answer.statusCode, 200, answer.body)
  const { lignes, modeGestion, pieces, fautes } = answer.json()
  assert.deepEqual(lignes[1], { libelle: 'IBAN', avant: MASQUE, apres: 'FR•• •••• 2606' })
  // Somebody else has that account: a clerk looks first, whatever the client chose.
  assert.deepEqual([modeGestion, pieces, fautes], ['manuel', [], {}])
  const wrong = await post(jeanne, '/api/demarches/apercu', {
    acte,
    saisie: { ...saisie, bic: '' },
  })
  assert.deepEqual(wrong.json().fautes, { bic: 'Le BIC est obligatoire' })
  assert.equal((await ribs.demandes()).length, 1)
  const foreign = { acte, saisie: ribDe('20450001') }
  assert.equal((await post(jeanne, '/api/demarches/apercu', foreign)).statusCode, 404)
})

test('the facts of an act are read for whoever asks, and held against what was sent', async () => {
  const url = '/api/demarches/faits?acte=ribPrestationsActeGestion'
  const { traites } = t.actes
  const original = traites.ribPrestationsActeGestion
  traites.ribPrestationsActeGestion = {
    ...original,
    faits: async (_tx, { contrat }) => ({
      banques: contrat?.numeroContrat === '20450005' ? ['BIC'] : [],
    }),
    prepare: (saisie, regles, faits) => ({
      ...original.prepare(saisie, regles, faits),
      faults: (faits as { banques: string[] }).banques.length ? { bic: 'Pas cette banque' } : {},
    }),
  }
  try {
    const faits = await jeanne(`${url}&numeroContrat=20450005`)
    assert.deepEqual(faits.json().items, [{ banques: ['BIC'] }])
    assert.equal((await jeanne(`${url}&numeroContrat=20450001`)).statusCode, 404)
    assert.equal((await jeanne(url)).json().champs.numeroContrat.length > 0, true)
    const refused = await envoyer(jeanne, ribDe('20450005'))
    assert.deepEqual(refused.json().champs, { bic: 'Pas cette banque' })
    assert.equal((await ribs.demandes()).length, 0)
  } finally {
    traites.ribPrestationsActeGestion = original
  }
  const none = await jeanne('/api/demarches/faits?acte=consentementActeGestion')
  assert.deepEqual(none.json().items, [{}])
})

test('who is offered what: a beneficiary has an account of their own, and nothing to say about the subscriber’s', async () => {
  const offered = async (userName: string) => {
    const { items } = (await (await t.as(userName))('/api/demarches')).json()
    return items.map(({ acte }: { acte: string }) => acte)
  }
  const isRib = (acte: string) => acte.startsWith('rib') || acte.startsWith('paiement')
  assert.equal((await offered(JEANNE)).filter(isRib).length, 4)
  const aJulien = await offered('julien.martin@example.org')
  assert.deepEqual(aJulien.filter(isRib), ['ribPrestationsActeGestion'])
  assert.ok(aJulien.includes('consentementActeGestion'))
})

test('of a contract that has ended nothing is changed that was to come; what is owed still is', async () => {
  const hugo = await t.as('hugo.roche@example.org')
  const { items } = (await hugo('/api/demarches')).json() as {
    items: { acte: string; isEnCours: boolean }[]
  }
  const aVenir = items.filter(({ isEnCours }) => isEnCours).map(({ acte }) => acte)
  assert.deepEqual(aVenir.toSorted(), [
    'carteTpActeGestion',
    'garantiesActeGestion',
    'inscriptionBeneficiaireActeGestion',
    'optionAffiliationActeGestion',
    'optionRadiationActeGestion',
    'pecHospiActeGestion',
    'radiationAssuresActeGestion',
    'radiationRenfortActeGestion',
  ])
  const faits = (acte: string, numero: string) =>
    hugo(`/api/demarches/faits?acte=${acte}&numeroContrat=${numero}`)
  for (const acte of aVenir) {
    const refus = await faits(acte, '20450004')
    assert.equal(refus.statusCode, 403, acte)
    assert.equal(
      refus.json().message,
      'Ce contrat a pris fin\u00a0: cette démarche ne le concerne plus',
    )
    assert.equal((await faits(acte, '20450003')).statusCode, 200, acte)
  }
  assert.equal((await faits('ribPrestationsActeGestion', '20450004')).statusCode, 200)
})

test('an unknown field or another act’s answers are refused in words, and nothing is written', async () => {
  const unknown = await envoyer(jeanne, ribDe('20450005', { role: 'Admin' }))
  assert.equal(unknown.statusCode, 400)
  assert.equal(typeof unknown.json().message, 'string')
  const draft = {
    acte: 'consentementActeGestion',
    sujet: '20450005',
    etape: 'reponse',
    saisie: ribDe('20450005'),
    revision: 0,
  }
  assert.equal((await post(jeanne, '/api/demarches/brouillons', draft)).statusCode, 400)
  assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
})

const brouillon = (ecart: object = {}, revision = 0) => ({
  acte: 'ribPrestationsActeGestion',
  sujet: '20450005',
  etape: 'compte',
  saisie: ribDe('20450005', { iban: 'FR76 3000', ...ecart }),
  revision,
})
const save = (payload: object, call = jeanne) => post(call, '/api/demarches/brouillons', payload)
const drafts = async (call: Inject) => (await call('/api/demarches/brouillons')).json().items

test('a half-typed form is kept, sealed, for whoever typed it; sending it ends the draft', async () => {
  const saved = await save(brouillon())
  assert.equal(saved.statusCode, 200, saved.body)
  assert.deepEqual([saved.json().revision, saved.json().rang, saved.json().etapes], [1, 1, 1])
  const [found, ...others] = await drafts(jeanne)
  assert.deepEqual([found.saisie.iban, found.perdus, others.length], ['FR76 3000', [], 0])
  assert.deepEqual(await drafts(await t.as('camille.martin@example.org')), [])
  const kept = JSON.stringify(await t.database.db.execute(sql`select saisie from brouillon`))
  assert.doesNotMatch(kept, /3000|Moreau/)
  await envoyer(jeanne, ribDe('20450005'))
  assert.deepEqual(await drafts(jeanne), [])
})

test('two devices: the one that comes second is told, and overwrites nothing', async () => {
  await save(brouillon())
  const second = await save(brouillon({ titulaire: 'Autre' }))
  assert.equal(second.statusCode, 409)
  assert.match(second.json().message, /autre appareil/)
  assert.equal((await save(brouillon({ titulaire: 'Suite' }, 1))).statusCode, 200)
  assert.equal((await drafts(jeanne))[0].saisie.titulaire, 'Suite')
  const remove = (revision: number, call = jeanne) =>
    post(call, '/api/demarches/brouillons/delete', {
      id: 'ribPrestationsActeGestion.20450005',
      revision,
    })
  assert.equal((await remove(1)).statusCode, 409)
  assert.equal((await remove(2, await t.as('camille.martin@example.org'))).statusCode, 204)
  assert.equal((await drafts(jeanne)).length, 1)
  assert.deepEqual([(await remove(2)).statusCode, await drafts(jeanne)], [204, []])
  // Gone already: what was wanted.
  assert.equal((await remove(2)).statusCode, 204)
})

test('a draft whose file is gone says so; a step that is none is refused', async () => {
  const rib = await deposer(jeanne)
  await save(brouillon({ rib }))
  assert.deepEqual((await drafts(jeanne))[0].saisie.rib.remoteFileName, rib.remoteFileName)
  await t.database.db.execute(sql`delete from fichier`)
  const [found] = await drafts(jeanne)
  assert.deepEqual([found.saisie.rib, found.perdus], [null, ['rib']])
  assert.ok((await save({ ...brouillon({}, 1), etape: 'ailleurs' })).json().champs.etape)
})

test('a draft that nobody touches is thrown away after ninety days, its owner told a fortnight before', async () => {
  await save(brouillon())
  const sweep = (nombre: number) => sweepBrouillons(t.actes, t.database.db, days(nombre))
  await sweep(75)
  assert.equal(await ribs.messages(), 0)
  await Promise.all([sweep(77), sweep(77)])
  await sweep(78)
  assert.equal(await ribs.messages(), 1)
  const [mail] = await ribs.inbox(JEANNE)
  assert.match(mail?.subject ?? '', /Changer le compte de mes remboursements.*va être supprimé/)
  assert.match(mail?.text ?? '', /#\/demarches\/ribprestations/)
  assert.equal((await drafts(jeanne)).length, 1)
  await sweep(91)
  assert.deepEqual(await drafts(jeanne), [])
})

test('a request outlives its account, without anything of the person', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const rib = await deposer(samira)
  const { demande: sent } = (await envoyer(samira, ribDe('70310003', { rib }))).json()
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const treat = (payload: object) => post(clerk, '/api/admin/demandes/traitement', payload)
  await treat({
    geste: 'demander',
    id: sent.id,
    revision: 1,
    champ: null,
    motif: null,
    texte: 'Êtes-vous bien titulaire ?',
    echeance: jour(days(20)),
  })
  await post(samira, '/api/demandes/geste', { geste: 'ecrire', id: sent.id, texte: 'Oui.' })
  const { db } = t.database
  await db
    .transaction(async (tx) => {
      await tx.delete(compte).where(eq(compte.userName, SAMIRA))
      const [row] = await tx.select().from(demande).where(eq(demande.id, sent.id))
      assert.deepEqual(
        [row?.compteId, row?.data, row?.lignes, row?.empreinte, row?.numeroContrat, row?.etat],
        [null, null, null, null, null, 'en-cours'],
      )
      const [attente] = await tx.select().from(demandeAttente)
      assert.equal(attente?.texte, null)
      const left = [await tx.$count(demandeMessage), await tx.$count(demandeFichier)]
      assert.deepEqual(left, [0, 0])
      // The others need this account again.
      tx.rollback()
    })
    .catch((error: Error) => {
      if (error.constructor.name !== 'TransactionRollbackError') throw error
    })
})

test('what an older version of the act kept is accepted as it is meant today', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const rib = await deposer(samira)
  const { demande: sent } = (await envoyer(samira, ribDe('70310003', { rib }))).json()
  const old = ribDe('70310003', { iban: 'FR76 3000 6000 0120 0000 0710 189' })
  const data = t.sealer.seal(JSON.stringify(old), ['demande.data', sent.id])
  await t.database.db.update(demande).set({ version: 1, data }).where(eq(demande.id, sent.id))
  const clerk = await t.as('admin.atlas@example.org', ATLAS)
  const payload = { geste: 'accepter', id: sent.id, revision: 1 }
  const answer = await post(clerk, '/api/admin/demandes/traitement', payload)
  assert.equal(answer.statusCode, 200, answer.body)
  const { iban } = await ribs.contrat('70310003')
  assert.equal(t.sealer.unseal(iban ?? '', ['contrat.iban', 'atlas', '70310003']), IBAN)
})

test('the usual delay is told from twenty decided requests on, net of waiting', async () => {
  const { db } = t.database
  const samira = await t.as(SAMIRA, ATLAS)
  const delai = async () =>
    (await samira('/api/demarches'))
      .json()
      .items.find(({ acte }: { acte: string }) => acte === 'ribPrestationsActeGestion').delai
  assert.equal(await delai(), null)
  for (let i = 0; i < 20; i++)
    await db.execute(sql`
      insert into demande (id, client_code, acte, mode_gestion, etat, cree_le, decidee_le, appliquee_le)
      values (gen_random_uuid(), 'atlas', 'ribPrestationsActeGestion', 'manuel', 'acceptee',
        '2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', '2026-11-04T09:00:00Z')`)
  // Computed now and then, not at each question.
  assert.equal(await delai(), null)
  t.clock.now = new Date(noon.getTime() + 11 * 60_000)
  assert.deepEqual(await delai(), { median: 2, huitSurDix: 2, cas: 20 })
  assert.equal((await db.select().from(message)).length, 0)
})

test('a planned request that fails keeps none of the others from being done, and is shown to staff', async () => {
  const effetLe = jour(days(3))
  const hugo = await t.as('hugo.roche@example.org')
  const envois = [() => envoyer(jeanne, ribDe('20450005')), () => envoyer(hugo, ribDe('20450003'))]
  for (const envoi of envois) assert.equal((await withEffet(effetLe, envoi)).statusCode, 200)
  const { traites } = t.actes
  const original = traites.ribPrestationsActeGestion
  traites.ribPrestationsActeGestion = {
    ...original,
    lire: (...args: Parameters<typeof original.lire>) => {
      if (args[1].email === JEANNE) throw new Error('no such thing')
      return original.lire(...args)
    },
  }
  try {
    assert.equal(await applyDue(t.actes, t.database.db, days(3)), 1)
  } finally {
    traites.ribPrestationsActeGestion = original
  }
  assert.equal((await ribs.contrat('20450003')).ibanMasque, MASQUE)
  const aside = await t.database.db.select().from(miseDeCote)
  assert.deepEqual(
    aside.map(({ key, clientCode, essais, raison }) => [key, clientCode, essais, raison]),
    [['actes.echeances', 'horizon', 1, 'Error']],
  )
  assert.equal(await applyDue(t.actes, t.database.db, days(4)), 1)
  assert.deepEqual(await t.database.db.select().from(miseDeCote), [])
})
