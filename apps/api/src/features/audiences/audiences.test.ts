import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { AppartenanceAudience, MesureAudience } from '@espace-adherent/contract'
import {
  type ConditionAudience,
  type GroupeAudience,
  nomsChampsAudience,
} from '@espace-adherent/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  profilBloc,
  profilColonne,
  profilMots,
  profilReleve,
} from '../../schema/audiences.schema.ts'
import { contrat, personne } from '../../schema/contrats.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { offre } from '../../schema/offres.schema.ts'
import { preference } from '../../schema/preferences.schema.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { compter, tirer } from './comptage.ts'
import { relever } from './releve.ts'
import { deleteRelevesOublies, demandeReleve } from './releves.repository.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const BASE = '/api/admin/audiences'
const post = (url: string, payload: object, qui: Inject = admin) =>
  qui({ method: 'POST', url: `${BASE}${url}`, payload })
const et = (...regles: unknown[]) => ({ lien: 'et', regles }) as GroupeAudience
const mesure = async (regle: GroupeAudience): Promise<MesureAudience> => {
  const reponse = await post('/mesure', { regle })
  assert.equal(reponse.statusCode, 200, reponse.body)
  return reponse.json()
}
const qui = async (condition: object, userName: string): Promise<boolean> => {
  const reponse = await post('/appartenance', { regle: et(condition), qui: userName })
  assert.equal(reponse.statusCode, 200, reponse.body)
  const { personnes } = reponse.json() as AppartenanceAudience
  return personnes[0]?.isDedans ?? false
}

const JEANNE = 'jeanne.moreau@example.org'

test('R1.37 R7.122 an audience is made, counted, found, changed from its version, used by nobody, deleted', async () => {
  const regle = et({ champ: 'etatContrat', operateur: 'parmi', valeur: ['valide'] })
  const faite = await post('/create', { nom: 'Contrats valides', description: null, regle })
  assert.equal(faite.statusCode, 200, faite.body)
  const { id, revision, taille } = faite.json()
  assert.equal(taille, (await mesure(regle)).total)
  assert.ok(taille > 0)

  const double = await post('/create', { nom: 'Contrats valides', description: null, regle })
  assert.equal(double.statusCode, 400)
  const [ligne] = (await admin(`${BASE}?q=valides`)).json().items
  assert.deepEqual(ligne.regle, regle)

  const change = { id, revision, valeurs: { regle: et() } }
  assert.equal((await post('', change)).statusCode, 200)
  assert.equal((await post('', change)).statusCode, 409, 'somebody was faster')
  const histoire = (await admin(`${BASE}/historique?id=${id}`)).json().evenements
  assert.equal(histoire.length, 2)
  const reperes = (await admin(`${BASE}/reperes?id=${id}`)).json()
  assert.equal(reperes.tailles.length, 1)
  assert.ok(reperes.offres.length > 0)
  const effacee = await post('/delete', { id, revision: revision + 1 })
  assert.equal(effacee.statusCode, 204, effacee.body)
})

test('a rule on anything but the allowed fields is refused at its place, by every route', async () => {
  const regle = et(
    { champ: 'age', operateur: 'auMoins', valeur: 18 },
    { lien: 'ou', regles: [{ champ: 'prestations', operateur: 'parmi', valeur: ['OPT'] }] },
  )
  for (const [url, reste] of [
    ['/create', { nom: 'Lunettes', description: null }],
    ['/mesure', {}],
    ['/exemples', {}],
    ['/appartenance', { qui: '20450001' }],
  ] as const) {
    const reponse = await post(url, { ...reste, regle })
    assert.equal(reponse.statusCode, 400, url)
    assert.match(
      reponse.json().champs['regle.regles.1.regles.0.champ'] ?? reponse.body,
      /jamais une donnée de santé/,
      url,
    )
  }
})

test('nothing typed is ever part of a statement', async () => {
  const valeur = [`O'Brien'); drop table compte; --`, 'L’Été « 100 % »', '\\', '%', '$1']
  const { total } = await mesure(et({ champ: 'offre', operateur: 'parmi', valeur }))
  assert.equal(total, 0)
  const { population, total: autres } = await mesure(
    et({ champ: 'offre', operateur: 'horsDe', valeur }),
  )
  assert.equal(autres, population)
})

/** One person, as the demonstration has them, then as the case needs them. */
async function avec(
  valeurs: { personne?: object; contrat?: object; compte?: object; preference?: object },
  work: () => Promise<void>,
): Promise<void> {
  const { db } = t.database
  const [moi] = await db.select().from(compte).where(eq(compte.userName, JEANNE))
  assert.ok(moi?.personneId)
  const lePersonne = eq(personne.id, moi.personneId)
  const [avant] = await db.select().from(personne).where(lePersonne)
  const mien = and(
    eq(contrat.clientCode, 'horizon'),
    sql`${contrat.numero} in (select numero_contrat from assure where personne_id = ${moi.personneId})`,
  )
  const contrats = await db.select().from(contrat).where(mien)
  if (valeurs.personne) await db.update(personne).set(valeurs.personne).where(lePersonne)
  if (valeurs.contrat) await db.update(contrat).set(valeurs.contrat).where(mien)
  if (valeurs.compte) await db.update(compte).set(valeurs.compte).where(eq(compte.id, moi.id))
  if (valeurs.preference)
    await db.insert(preference).values({
      compteId: moi.id,
      service: ['email'],
      information: ['email'],
      offres: [],
      silenceDebut: '',
      silenceFin: '',
      le: t.clock.now,
      ...valeurs.preference,
    })
  try {
    await work()
  } finally {
    await db
      .update(personne)
      .set({ ...avant })
      .where(lePersonne)
    for (const un of contrats)
      await db
        .update(contrat)
        .set(un)
        .where(and(mien, eq(contrat.numero, un.numero)))
    await db.update(compte).set(moi).where(eq(compte.id, moi.id))
    await db.delete(preference).where(eq(preference.compteId, moi.id))
  }
}

type Cas = [condition: Omit<ConditionAudience, 'valeur'> & { valeur?: unknown }, isDedans: boolean]
const c = (champ: string, operateur: string, valeur?: unknown) =>
  ({ champ, operateur, ...(valeur !== undefined && { valeur }) }) as Cas[0]

/** Every field with every question that may be asked of it, as of 28 February 2026, in Paris. */
const tableau: [quoi: string, valeurs: Parameters<typeof avec>[0], cas: Cas[]][] = [
  [
    'a contract of the offer « L’Été à deux »',
    { contrat: { nomOffre: 'L’Été à deux' } },
    [
      [c('offre', 'parmi', ['Autre', 'L’Été à deux']), true],
      [c('offre', 'parmi', ["L'Eté à deux"]), false],
      [c('offre', 'horsDe', ['L’Été à deux']), false],
      [c('offre', 'horsDe', ['Autre']), true],
      [
        c(
          'offre',
          'parmi',
          Array.from({ length: 1000 }, (_, i) => `offre ${i}`),
        ),
        false,
      ],
    ],
  ],
  [
    'a suspended provident contract',
    { contrat: { etat: 'suspendu', typeContrat: 'prevoyance' } },
    [
      [c('etatContrat', 'parmi', ['suspendu', 'valide']), true],
      [c('etatContrat', 'horsDe', ['suspendu']), false],
      [c('typeContrat', 'parmi', ['prevoyance']), true],
      [c('typeContrat', 'horsDe', ['prevoyance']), false],
    ],
  ],
  [
    'a contract since 28 February 2024',
    { contrat: { dateDebut: '2024-02-28' } },
    [
      [c('dateDebut', 'avant', '2024-02-28'), false],
      [c('dateDebut', 'avant', '2024-02-29'), true],
      [c('dateDebut', 'apres', '2024-02-27'), true],
      [c('dateDebut', 'apres', '2024-02-28'), false],
      [c('dateDebut', 'entreJours', ['2024-02-28', '2024-02-28']), true],
      [c('dateDebut', 'entreJours', ['2024-03-01', '2024-03-31']), false],
      [c('dateDebut', 'moinsDe', 732), true],
      [c('dateDebut', 'moinsDe', 731), false],
      [c('dateDebut', 'plusDe', 730), true],
      [c('dateDebut', 'plusDe', 731), false],
      [c('anciennete', 'auMoins', 24), true],
      [c('anciennete', 'auMoins', 25), false],
      [c('anciennete', 'auPlus', 24), true],
      [c('anciennete', 'auPlus', 23), false],
      [c('anciennete', 'entre', [12, 24]), true],
      [c('anciennete', 'egal', 24), true],
    ],
  ],
  [
    'no account for benefits',
    { contrat: { iban: null } },
    [
      [c('hasRib', 'oui'), false],
      [c('hasRib', 'non'), true],
    ],
  ],
  [
    'an adherent',
    {},
    [
      [c('qualite', 'parmi', ['adherent']), true],
      [c('qualite', 'horsDe', ['adherent']), false],
    ],
  ],
  [
    'somebody born on 29 February 2008, on the eve of 1 March',
    { personne: { dateNaissance: '2008-02-29' } },
    [
      [c('age', 'auMoins', 18), false],
      [c('age', 'egal', 17), true],
      [c('age', 'auPlus', 17), true],
      [c('age', 'entre', [18, 25]), false],
      [c('age', 'entre', [0, 17]), true],
    ],
  ],
  [
    'somebody born on 28 February 2008',
    { personne: { dateNaissance: '2008-02-28' } },
    [
      [c('age', 'auMoins', 18), true],
      [c('age', 'auPlus', 17), false],
      [c('age', 'egal', 18), true],
    ],
  ],
  [
    'somebody in Ajaccio',
    { personne: { codePostal: '20090' } },
    [
      [c('departement', 'parmi', ['2A']), true],
      [c('departement', 'parmi', ['2B', '69']), false],
      [c('departement', 'horsDe', ['2B']), true],
      [c('departement', 'connu'), true],
      [c('departement', 'inconnu'), false],
      [c('codePostal', 'commence', ['200']), true],
      [c('codePostal', 'commence', ['2009', '6']), true],
      [c('codePostal', 'commence', ['21', '20091']), false],
    ],
  ],
  [
    'somebody in Bastia',
    { personne: { codePostal: '20600' } },
    [
      [c('departement', 'parmi', ['2B']), true],
      [c('departement', 'horsDe', ['2A', '2B']), false],
    ],
  ],
  [
    'somebody on La Réunion',
    { personne: { codePostal: '97400' } },
    [
      [c('departement', 'parmi', ['974']), true],
      [c('departement', 'parmi', ['971']), false],
    ],
  ],
  [
    'somebody whose address nobody knows',
    { personne: { codePostal: null } },
    [
      [c('departement', 'parmi', ['69']), false],
      [c('departement', 'horsDe', ['69']), true],
      [c('codePostal', 'commence', ['6']), false],
      [c('codePostal', 'inconnu'), true],
      [c('codePostal', 'connu'), false],
    ],
  ],
  [
    'a number that was never confirmed, documents refused',
    { compte: { telephoneConfirmeLe: null, isDematerialise: false } },
    [
      [c('hasMobile', 'oui'), false],
      [c('hasMobile', 'non'), true],
      [c('dematerialisation', 'parmi', ['non']), true],
      [c('dematerialisation', 'horsDe', ['oui', 'jamais']), true],
    ],
  ],
  [
    'documents never asked about, no way chosen',
    { compte: { isDematerialise: null } },
    [
      [c('dematerialisation', 'parmi', ['jamais']), true],
      [c('canalService', 'parmi', ['email']), true],
      [c('canalInformation', 'parmi', ['email']), true],
      [c('canalInformation', 'horsDe', ['sms']), true],
      [c('canalOffres', 'parmi', ['aucun']), true],
      [c('canalOffres', 'horsDe', ['aucun']), false],
    ],
  ],
  [
    'offers by text message, documents accepted',
    { compte: { isDematerialise: true }, preference: { offres: ['sms'], information: [] } },
    [
      [c('dematerialisation', 'parmi', ['oui']), true],
      [c('canalOffres', 'parmi', ['sms', 'aucun']), true],
      [c('canalOffres', 'parmi', ['email', 'aucun']), false],
      [c('canalInformation', 'parmi', ['aucun']), true],
      [c('canalService', 'horsDe', ['email']), false],
    ],
  ],
  [
    'an account made at 00:30 in Paris on 1 January 2026',
    { compte: { creeLe: new Date('2025-12-31T23:30:00Z') } },
    [
      [c('compteCree', 'avant', '2026-01-01'), false],
      [c('compteCree', 'apres', '2025-12-31'), true],
      [c('compteCree', 'entreJours', ['2026-01-01', '2026-01-01']), true],
      [c('compteCree', 'plusDe', 57), true],
      [c('compteCree', 'moinsDe', 59), true],
    ],
  ],
]

test('each field answers each of its questions', async () => {
  const avant = t.clock.now
  t.clock.now = new Date('2026-02-28T12:00:00Z')
  admin = await t.as('admin@example.org')
  const vus = new Set<string>()
  for (const [quoi, valeurs, cas] of tableau)
    await avec(valeurs, async () => {
      for (const [condition, isDedans] of cas) {
        vus.add(condition.champ)
        assert.equal(
          await qui(condition, JEANNE),
          isDedans,
          `${quoi}: ${JSON.stringify(condition)}`,
        )
      }
    })
  t.clock.now = avant
  admin = await t.as('admin@example.org')
  assert.deepEqual(
    nomsChampsAudience.filter((nom) => !vus.has(nom)),
    ['derniereConnexion'],
    'which the next test asks',
  )
})

test('who never came is told from who came lately', async () => {
  const { population } = await mesure(et())
  const venus = await mesure(et(c('derniereConnexion', 'connu')))
  const jamais = await mesure(et(c('derniereConnexion', 'inconnu')))
  assert.equal(venus.total + jamais.total, population)
  assert.ok(venus.total > 0)
  const hier = await mesure(et(c('derniereConnexion', 'moinsDe', 3650)))
  assert.equal(hier.total, venus.total)
})

test('groups: all, one at least, all but; each line says how many are left', async () => {
  const valide = c('etatContrat', 'parmi', ['valide'])
  const ages = c('age', 'auMoins', 40)
  const tous = await mesure(et())
  assert.equal(tous.total, tous.population)
  const un = await mesure(et(valide, ages))
  const sauf = await mesure(et(valide, { lien: 'et', isSauf: true, regles: [ages] }))
  assert.equal(un.etapes.length, 2)
  assert.equal(un.etapes[1], un.total)
  assert.ok((un.etapes[0] ?? 0) >= un.total)
  // An account with two contracts may be in both: no fewer than all of them.
  assert.ok(un.total + sauf.total >= (un.etapes[0] ?? 0))
  const ou = await mesure({
    lien: 'ou',
    regles: [valide, c('etatContrat', 'horsDe', ['valide'])] as never,
  })
  assert.equal(ou.total, tous.population)
})

test('an account with two contracts counts once, whichever of them is meant', async () => {
  const deux = await mesure(et(c('typeContrat', 'parmi', ['sante', 'prevoyance'])))
  assert.equal(deux.total, deux.population)
})

test('ten examples at most, each opened for its member to see', async () => {
  const { items } = (await post('/exemples', { regle: et() })).json()
  assert.ok(items.length > 2 && items.length <= 10)
  assert.equal(
    new Set(items.map(({ compteId }: { compteId: string }) => compteId)).size,
    items.length,
  )
  const { rows } = (await t.database.db.execute(
    sql`select count(*)::int as n from historique where action = 'consultation' and compte_id = ${items[0].compteId}`,
  )) as unknown as { rows: { n: number }[] }
  assert.ok((rows[0]?.n ?? 0) >= 1)
})

test('why somebody is not in it is said condition by condition', async () => {
  const regle = et(c('qualite', 'parmi', ['adherent']), c('age', 'auMoins', 130))
  const { personnes } = (await post('/appartenance', { regle, qui: '20450001' })).json()
  assert.equal(personnes.length, 2, 'the adherent and the beneficiary')
  const adherente = personnes.find(({ nom }: { nom: string }) => nom === 'Camille Martin')
  assert.equal(adherente.isDedans, false)
  assert.deepEqual(
    adherente.conditions.map(({ place, isVraie }: { place: string; isVraie: boolean }) => [
      place,
      isVraie,
    ]),
    [
      ['regles.0', true],
      ['regles.1', false],
    ],
  )
  const nobody = (await post('/appartenance', { regle, qui: 'nobody@example.org' })).json()
  assert.deepEqual(nobody.personnes, [])
})

/** What a rule gives of those who stand there and of those who were gathered, which must be the same. */
async function memeCompte(regle: GroupeAudience, jour = '2026-11-16') {
  const { db } = t.database
  const { numero } = await releve()
  const [actuels, releves] = await Promise.all(
    [null, numero].map((un) => compter(db, { clientCode: 'horizon', releve: un }, { regle, jour })),
  )
  assert.deepEqual(releves, actuels, JSON.stringify(regle))
  assert.ok(actuels)
  return actuels
}

const releve = async () => {
  const [row] = await t.database.db
    .select()
    .from(profilReleve)
    .where(eq(profilReleve.clientCode, 'horizon'))
  assert.ok(row)
  return row
}

/** Gathers as the job does. */
async function gather() {
  const { db } = t.database
  await demandeReleve(db, 'horizon', t.clock.now)
  await relever(db, await releve(), { now: t.clock.now })
}

test('what was gathered for large clients counts the same, and follows what changes', async () => {
  const { db } = t.database
  const regle = et(c('etatContrat', 'parmi', ['valide']), c('age', 'auMoins', 30))
  await gather()
  const avant = await memeCompte(regle)
  await db
    .update(contrat)
    .set({ etat: 'resilie' })
    .where(inArray(contrat.numero, ['20450001']))
  await gather()
  const apres = await memeCompte(regle)
  assert.ok((apres.etapes[0] ?? 0) < (avant.etapes[0] ?? 0))
  await db.update(compte).set({ isActif: false }).where(eq(compte.userName, JEANNE))
  await gather()
  assert.equal((await memeCompte(regle)).population, avant.population - 1)
  await db.update(compte).set({ isActif: true }).where(eq(compte.userName, JEANNE))
})

test('every question, alone and in groups, is answered the same by what was gathered', async () => {
  for (const [, valeurs, cas] of tableau)
    await avec(valeurs, async () => {
      await gather()
      const conditions = cas.map(([condition]) => condition as ConditionAudience)
      for (const condition of conditions) await memeCompte(et(condition), '2026-02-28')
      const [une, deux = une, trois = une] = conditions
      for (const regle of [
        { lien: 'ou', regles: [deux, une, trois] },
        et(une, { lien: 'ou', isSauf: true, regles: [deux, trois] }, deux),
        { lien: 'ou', regles: [{ lien: 'et', regles: [une, trois] }, deux] },
        et(),
      ])
        await memeCompte(regle as GroupeAudience, '2026-02-28')
    })
})

for (const [octets, ecrire] of [
  [2, sql`set_byte(int2send(0::int2), 0, get_byte(rangs, i))`],
  [4, sql`set_byte(int4send(0), 0, get_byte(rangs, i))`],
] as const)
  test(`a column of many words is read by ${octets} bytes each`, async () => {
    await gather()
    await t.database.db.execute(sql`update profil_colonne set octets = ${octets}::int2, rangs =
      (select string_agg(${ecrire}, '' order by i) from generate_series(0, length(rangs) - 1) i)
      where octets = 1`)
    await memeCompte(et(c('etatContrat', 'parmi', ['valide']), c('age', 'auMoins', 30)))
  })

test('examples of what was gathered are people who are in it at this moment', async () => {
  const { db } = t.database
  const regle = et(c('qualite', 'parmi', ['adherent']))
  await gather()
  const { numero } = await releve()
  const tires = () =>
    tirer(db, { clientCode: 'horizon', releve: numero }, { regle, jour: '2026-11-16', limite: 200 })
  const tous = await tires()
  assert.equal(tous.length, (await memeCompte(regle)).etapes[0])
  assert.ok(tous.some(({ nom }) => nom === 'Jeanne Moreau'))
  await db.update(compte).set({ isActif: false }).where(eq(compte.userName, JEANNE))
  assert.ok(!(await tires()).some(({ nom }) => nom === 'Jeanne Moreau'), 'she has left since')
  await db.update(compte).set({ isActif: true }).where(eq(compte.userName, JEANNE))
})

test('what nobody has counted by for a day is forgotten', async () => {
  const { db } = t.database
  await gather()
  await deleteRelevesOublies(db, new Date(t.clock.now.getTime() - 1))
  assert.ok(await releve())
  await deleteRelevesOublies(db, new Date(t.clock.now.getTime() + 1))
  for (const table of [profilBloc, profilColonne, profilMots])
    assert.equal(await db.$count(table), 0)
  assert.deepEqual(await db.select().from(profilReleve), [])
})

test('another insurer’s people and offers are nobody’s here', async () => {
  const atlas = await t.database.db.select().from(offre).where(eq(offre.clientCode, 'atlas'))
  const { offres } = (await admin(`${BASE}/reperes`)).json()
  for (const { nom } of atlas) assert.ok(!offres.includes(nom) || nom === '', nom)
  const { personnes } = (
    await post('/appartenance', { regle: et(), qui: 'nadia.perrot@example.org' })
  ).json()
  assert.deepEqual(personnes, [])
})
