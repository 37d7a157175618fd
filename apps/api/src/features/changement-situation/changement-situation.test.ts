import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { and, eq, inArray } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS, createRibs, deposer, SAMIRA } from '../../../testing/ribs.ts'
import { compte } from '../../noyau/comptes.schema.ts'
import { personne } from '../../noyau/contrats.schema.ts'
import { applyDue } from '../actes/index.ts'

const CAMILLE = 'camille.martin@example.org'
const JULIEN = 'julien.martin@example.org'
let t: TestApp
let camille: Inject
const ribs = createRibs(() => t)
let initial: (typeof personne.$inferSelect)[]
const martins = () =>
  t.database.db
    .select()
    .from(personne)
    .where(
      and(
        inArray(
          personne.id,
          initial.map(({ id }) => id),
        ),
      ),
    )
const lue = async (prenom: string) => {
  const found = (await martins()).find((une) => une.prenom === prenom)
  assert.ok(found)
  return found
}

before(async () => {
  t = await createTestApp()
  camille = await t.as(CAMILLE)
  initial = await t.database.db
    .select()
    .from(personne)
    .where(and(eq(personne.nom, 'Martin'), inArray(personne.prenom, ['Camille', 'Julien', 'Léa'])))
})
after(() => t?.close())
beforeEach(async () => {
  await ribs.reset()
  for (const { id, ...avant } of initial)
    await t.database.db.update(personne).set(avant).where(eq(personne.id, id))
})

const jour = (decalage: number) => addDays(dateAParis(t.clock.now), decalage)
const idDe = (prenom: string) => initial.find((une) => une.prenom === prenom)?.id ?? ''
const saisie = (ecart: object = {}) => ({
  numeroContrat: '20450001',
  personneId: idDe('Camille'),
  nature: 'etatCivil',
  codeSituationFamiliale: 'DIV',
  codeCivilite: '',
  nom: '',
  codeRegime: '',
  organisme: '',
  employeur: '',
  dateEffet: jour(0),
  acteMariage: null,
  attestationPacs: null,
  attestationVieCommune: null,
  justificatifSeparation: null,
  acteDeces: null,
  pieceIdentite: null,
  attestationDroits: null,
  attestationEmployeur: null,
  ...ecart,
})
const envoyer = (call: Inject, data: object) =>
  call({ method: 'POST', url: '/api/forms/situation-contractuelle/form', payload: { data } })
const faits = async (call: Inject) => {
  const url = '/api/demarches/faits?acte=situationContractuelleActeGestion&numeroContrat=20450001'
  const [item] = (await call(url)).json().items
  return item
}
const profil = async (call: Inject) =>
  (await call({ url: '/api/adherent/profil/v2', headers: { 'x-numcontrat': '20450001' } })).json()
    .personne

test('the adherent speaks for themselves and for those without an account, a beneficiary for themselves', async () => {
  const prenoms = ({ personnes }: { personnes: { prenom: string }[] }) =>
    personnes.map(({ prenom }) => prenom)
  assert.deepEqual(prenoms(await faits(camille)), ['Camille', 'Léa'])
  assert.deepEqual(prenoms(await faits(await t.as(JULIEN))), ['Julien'])
  assert.equal((await faits(camille)).dates.regle.plages.length, 1)
})

test('R7.91 in automatic mode a change of family situation counts at once, and the profile says so', async () => {
  const answer = await envoyer(camille, saisie())
  assert.equal(answer.statusCode, 200, answer.body)
  assert.equal(answer.json().isModeGestionManuel, false)
  assert.equal((await profil(camille)).situationFamiliale, 'Divorcée')
  const [mail] = await ribs.inbox(CAMILLE)
  assert.equal(mail?.subject, 'Votre changement de situation est enregistré')
  assert.match(mail?.text ?? '', /pour Camille Martin\u00a0: /)
})

test('a new name is that of the account too; the name of birth is kept', async () => {
  const nom = { nature: 'nom', codeCivilite: 'MME', nom: ' Lambert ' }
  assert.equal((await envoyer(camille, saisie(nom))).statusCode, 200)
  const elle = await lue('Camille')
  assert.deepEqual([elle.nom, elle.nomPatronymique], ['Lambert', null])
  const [sien] = await t.database.db.select().from(compte).where(eq(compte.userName, CAMILLE))
  assert.equal(sien?.nom, 'Lambert')
  const retour = { nature: 'nom', codeCivilite: 'MME', nom: 'Martin' }
  assert.equal((await envoyer(camille, saisie(retour))).statusCode, 200)
  const encore = await lue('Camille')
  assert.deepEqual([encore.nom, encore.nomPatronymique], ['Martin', 'Lambert'])
})

test('the regime of a child, by the adherent: only that changes', async () => {
  const regime = { personneId: idDe('Léa'), nature: 'regime', codeRegime: '02', organisme: 'MSA' }
  const answer = await envoyer(camille, saisie({ ...regime, employeur: 'Acier SA', nom: 'X' }))
  assert.equal(answer.statusCode, 200, answer.body)
  const elle = await lue('Léa')
  assert.deepEqual(
    [elle.codeRegime, elle.organisme, elle.employeur, elle.nom],
    ['02', 'MSA', null, 'Martin'],
  )
})

test('a beneficiary changes employer; the preview says what was and what will be', async () => {
  const julien = await t.as(JULIEN)
  const data = saisie({ personneId: idDe('Julien'), nature: 'employeur', employeur: 'SNCF' })
  const apercu = await julien({
    method: 'POST',
    url: '/api/demarches/apercu',
    payload: { acte: 'situationContractuelleActeGestion', saisie: data },
  })
  assert.deepEqual(apercu.json().lignes, [
    { libelle: 'Pour', avant: null, apres: 'Julien Martin' },
    { libelle: 'Employeur', avant: null, apres: 'SNCF' },
  ])
  assert.equal((await envoyer(julien, data)).statusCode, 200)
  assert.equal((await profil(julien)).employeur, 'SNCF')
})

test('a day to come is planned, and nothing changes before it', async () => {
  const answer = await envoyer(camille, saisie({ dateEffet: jour(20) }))
  assert.equal(answer.json().effetLe, jour(20))
  assert.equal((await lue('Camille')).codeSituationFamiliale, 'MAR')
  await applyDue(t.actes, t.database.db, new Date(t.clock.now.getTime() + 20 * 86_400_000))
  assert.equal((await lue('Camille')).codeSituationFamiliale, 'DIV')
})

test('what is so already asks for nothing', async () => {
  const answer = await envoyer(camille, saisie({ codeSituationFamiliale: 'MAR' }))
  assert.deepEqual([answer.statusCode, answer.json().demande], [200, null])
  assert.equal((await ribs.demandes()).length, 0)
})

for (const [title, ecart, champ, message] of [
  ['nothing chosen', { nature: '' }, 'nature', /Dites-nous/],
  [
    'a situation that is none',
    { codeSituationFamiliale: 'ZZZ' },
    'codeSituationFamiliale',
    /liste/,
  ],
  [
    'a regime that is none',
    { nature: 'regime', codeRegime: 'X', organisme: 'Y' },
    'codeRegime',
    /liste/,
  ],
  ['no name', { nature: 'nom', codeCivilite: 'M' }, 'nom', /obligatoire/],
  ['a date of long ago', { dateEffet: '01/01/2020' }, 'dateEffet', /postérieure/],
  ['too far ahead', { dateEffet: '01/01/2099' }, 'dateEffet', /antérieure/],
] satisfies [string, object, string, RegExp][])
  test(`${title} is refused in its field, and nothing is written`, async () => {
    const answer = await envoyer(camille, saisie(ecart))
    assert.equal(answer.statusCode, 400, answer.body)
    assert.match(answer.json().champs[champ], message)
    assert.deepEqual([(await ribs.demandes()).length, await ribs.messages()], [0, 0])
    assert.equal((await lue('Camille')).codeSituationFamiliale, 'MAR')
  })

test('what the insurer has withdrawn is no longer accepted, and stays legible where it stands', async () => {
  const admin = await t.as('admin@example.org')
  const url = '/api/admin/referentiel/situation-familiale'
  const retirer = async (code: string, isRetire: boolean) => {
    const { revision } = (await admin(`${url}?id=${code}`)).json().items[0]
    const payload = { id: code, revision, valeurs: { isRetire } }
    assert.equal((await admin({ method: 'POST', url, payload })).statusCode, 200)
  }
  await retirer('DIV', true)
  await retirer('MAR', true)
  const refus = await envoyer(camille, saisie())
  assert.match(refus.json().champs.codeSituationFamiliale, /liste/)
  // Nothing changes of what stands: that is no refusal.
  const meme = await envoyer(camille, saisie({ codeSituationFamiliale: 'MAR' }))
  assert.deepEqual([meme.statusCode, meme.json().demande], [200, null])
  await retirer('DIV', false)
  assert.equal((await envoyer(camille, saisie())).statusCode, 200)
  await retirer('MAR', false)
})

test('nobody speaks for somebody who has an account, nor for another contract', async () => {
  const julien = await t.as(JULIEN)
  for (const [call, qui] of [
    [camille, idDe('Julien')],
    [julien, idDe('Camille')],
    [julien, idDe('Léa')],
  ] satisfies [Inject, string][]) {
    const answer = await envoyer(call, saisie({ personneId: qui }))
    assert.equal(answer.statusCode, 400)
    assert.equal(answer.json().champs.personneId, 'Choisissez une personne de la liste')
  }
  assert.equal((await envoyer(camille, saisie({ numeroContrat: '20450005' }))).statusCode, 404)
  assert.equal((await envoyer(t.visitor(), saisie())).statusCode, 401)
  assert.equal((await ribs.demandes()).length, 0)
})

test('sent twenty times at once, it is one request', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => envoyer(camille, saisie())))
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200])
  assert.equal((await ribs.demandes()).length, 1)
})

test('in manual mode the paper of the change is asked for, and nothing changes before a clerk accepts', async () => {
  const samira = await t.as(SAMIRA, ATLAS)
  const [elle] = await t.database.db.select().from(personne).where(eq(personne.nom, 'Haddad'))
  assert.ok(elle)
  const data = saisie({
    numeroContrat: '70310003',
    personneId: elle.id,
    codeSituationFamiliale: 'PAC',
  })
  assert.match((await envoyer(samira, data)).json().champs.attestationPacs, /joindre/)
  const attestationPacs = await deposer(samira, 'Pacs.pdf')
  const answer = await envoyer(samira, { ...data, attestationPacs })
  assert.deepEqual([answer.statusCode, answer.json().isModeGestionManuel], [200, true])
  const situation = async () =>
    (await t.database.db.select().from(personne).where(eq(personne.id, elle.id)))[0]
      ?.codeSituationFamiliale
  assert.equal(await situation(), elle.codeSituationFamiliale)
  const [mail] = await ribs.inbox(SAMIRA, ATLAS)
  assert.equal(mail?.subject, 'Nous avons reçu votre changement de situation')

  const gestion = await t.as('admin.atlas@example.org', ATLAS)
  const { id } = answer.json().demande
  const treat = (geste: object) =>
    gestion({
      method: 'POST',
      url: '/api/admin/demandes/traitement',
      payload: { id, revision: 1, ...geste },
    })
  const asked = await treat({
    geste: 'demander',
    champ: 'attestationPacs',
    motif: 'illisible',
    texte: 'Le cachet est coupé.',
    echeance: jour(15),
  })
  assert.equal(asked.statusCode, 200, asked.body)
  assert.equal((await treat({ geste: 'accepter', revision: 2 })).statusCode, 200)
  assert.equal(await situation(), 'PAC')
})
