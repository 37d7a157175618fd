import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EssaiGarde, RegleAdministree, VersionRegle } from '@espace-adherent/contract'
import { borneDe, plagesSelon, type RegleDateEffet } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { historique } from '../../schema/historique.schema.ts'
import { createTestApp, type Inject, type TestApp } from '../../testing/index.ts'
import { datesEffetDe } from '../actes/index.ts'

let t: TestApp
let admin: Inject
before(async () => {
  t = await createTestApp()
  admin = await t.as('admin@example.org')
})
after(() => t?.close())

const URL = '/api/admin/settings/regle-date-effet'
const acte = 'adresseActeGestion'
const post = (payload: object, suite = '') =>
  admin({ method: 'POST', url: `${URL}${suite}`, payload })
async function done<T>(payload: object, suite = ''): Promise<T> {
  const answer = await post(payload, suite)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json() as T
}
const rows = async <T>(suite = ''): Promise<T[]> => (await admin(`${URL}${suite}`)).json().items
const regleDe = async (nomOffre = '') =>
  (await rows<RegleAdministree>()).find((une) => une.acte === acte && une.nomOffre === nomOffre)

const regle = (libelle: string, ...contraintes: ReturnType<typeof borneDe>[]): RegleDateEffet => ({
  plages: [{ libelle, contraintes }],
})
const demain = regle('Plus tard', borneDe('>', 'AUJ'))

/** What the act itself offers, on a contract of that offer. */
const offert = async (nomOffre: string) => {
  const dates = await datesEffetDe(
    t.database.db,
    {
      contrat: {
        clientCode: 'horizon',
        numeroContrat: '20450001',
        nomOffre,
        typeContrat: 'sante',
        etat: 'valide',
        dateDebut: '2020-04-01',
        dateFin: null,
        qualite: 'adherent',
      },
      now: t.clock.now,
    },
    { key: acte, dateEffet: regle('De l’acte', borneDe('>=', 'AUJ')) },
  )
  const [plage] = plagesSelon(dates)
  return plage?.libelle
}

test('every act whose day is chosen is listed with the rule that it comes with', async () => {
  const regles = await rows<RegleAdministree>()
  assert.deepEqual(
    regles.map((une) => [une.acte, une.revision, une.regle]).find(([key]) => key === acte),
    [acte, 0, null],
  )
  assert.equal(regles.length, 8)
  assert.equal(
    regles.some((une) => une.acte === 'contactActeGestion'),
    false,
  )
})

test('a rule holds from the next request on, for all offers or for one, and is given up again', async () => {
  const ecrite = await done<RegleAdministree>({ acte, nomOffre: '', revision: 0, regle: demain })
  assert.deepEqual([ecrite.revision, ecrite.modifiePar], [1, 'Sophie Lambert'])
  assert.equal(await offert('Santé Confort'), 'Plus tard')

  const annee = regle('L’an prochain', borneDe('=', 'UNAN'))
  await done({ acte, nomOffre: 'Santé Confort', revision: 0, regle: annee })
  assert.equal(await offert('Santé Confort'), 'L’an prochain')
  assert.equal(await offert('Santé Sérénité'), 'Plus tard')
  assert.equal((await regleDe('Santé Confort'))?.origine.plages[0]?.libelle, 'Plus tard')

  const stale = await post({ acte, nomOffre: '', revision: 0, regle: annee })
  assert.equal(stale.statusCode, 409)
  assert.equal(stale.json().versions.actuelle.revision, 1)
  const inconnue = await post({ acte, nomOffre: 'Aucune', revision: 0, regle: annee })
  assert.equal(inconnue.json().champs.nomOffre, 'Cette offre n’existe pas')

  await done({ acte, nomOffre: 'Santé Confort', revision: 1, regle: null })
  assert.equal(await offert('Santé Confort'), 'Plus tard')
  await done({ acte, nomOffre: '', revision: 1, regle: null })
  assert.equal(await offert('Santé Confort'), 'De l’acte')
  const versions = await rows<VersionRegle>(`-version?acte=${acte}`)
  assert.deepEqual(
    versions.map(({ revision, regle: alors }) => [revision, alors?.plages[0]?.libelle ?? null]),
    [
      [2, null],
      [1, 'Plus tard'],
    ],
  )
  const lignes = await t.database.db
    .select()
    .from(historique)
    .where(eq(historique.objet, 'regle-date-effet'))
  assert.equal(lignes.length, 4)
})

test('a rule that allows no date is refused, with the reason at its place', async () => {
  const refus = await post({
    acte,
    nomOffre: '',
    revision: 2,
    regle: regle('Jamais', borneDe('>', 'AUJ'), borneDe('<', 'AUJ')),
  })
  assert.equal(refus.statusCode, 400)
  assert.match(refus.json().champs['plages.0'], /se contredisent/)
})

test('a kept trial that a rule would break warns before it is saved', async () => {
  const essai = {
    jour: '2026-11-16',
    dateDebut: '2020-04-01',
    dateFin: null,
    dateMotif: null,
    faits: {},
    date: '2026-11-16',
    attendu: true,
  }
  const garde = await done<EssaiGarde>(
    { acte, nomOffre: 'Santé Confort', libelle: 'Le jour même', essai },
    '-essai/create',
  )
  const averti = await post({ acte, nomOffre: '', revision: 2, regle: demain })
  assert.equal(averti.statusCode, 400)
  assert.deepEqual(averti.json().champs, { essais: 'Le jour même' })
  await done({ acte, nomOffre: '', revision: 2, regle: demain, malgreEssais: true })
  assert.equal(await offert('Santé Confort'), 'Plus tard')
  await post({ id: garde.id, revision: 1 }, '-essai/delete')
  assert.deepEqual(await rows('-essai'), [])
})

test('a contract gives a trial its offer and its dates, and nothing of whose it is', async () => {
  const contrat = await done<object>({ numeroContrat: '20450001' }, '-contrat')
  assert.deepEqual(Object.keys(contrat).sort(), ['dateDebut', 'dateFin', 'nomOffre'])
  assert.equal((await post({ numeroContrat: '1' }, '-contrat')).statusCode, 400)
})
