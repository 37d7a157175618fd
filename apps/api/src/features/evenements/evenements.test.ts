import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EvenementTouche } from '@espace-adherent/contract'
import { and, eq } from 'drizzle-orm'
import { createTestApp, type Inject, type TestApp } from '../../../testing/index.ts'
import { ATLAS } from '../../../testing/ribs.ts'
import { contrat } from '../../noyau/contrats.schema.ts'

const CAMILLE = 'camille.martin@example.org'
let t: TestApp
before(async () => {
  t = await createTestApp()
})
after(() => t?.close())

async function lire(call: Inject): Promise<EvenementTouche[]> {
  const answer = await call('/api/adherent/evenements')
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().items
}
const un = (tous: EvenementTouche[], evenement: EvenementTouche['evenement']) => {
  const lu = tous.find((ligne) => ligne.evenement === evenement)
  assert.ok(lu)
  return {
    textes: lu.contrats.map(({ effets }) => effets.map(({ texte }) => texte)),
    gestes: lu.gestes.map(({ geste, numeroContrat }) => `${geste} ${numeroContrat}`),
  }
}

test('a birth: both contracts of whoever asks, with their own figures, and the act that adds the child', async () => {
  const { textes, gestes } = un(await lire(await t.as(CAMILLE)), 'naissance')
  assert.deepEqual(textes, [
    [
      'Votre enfant est couvert dès sa naissance, s’il est ajouté dans les 3\u00a0mois',
      'Cotisation\u00a0: 128,40\u00a0€ → 153,10\u00a0€ par mois',
      'Carte de tiers payant refaite avec son nom',
    ],
    [
      'Rente éducation\u00a0: 300\u00a0€ par mois et par enfant, jusqu’à 26\u00a0ans. Votre enfant y compte',
      'À relire\u00a0: votre clause bénéficiaire, qui dit à qui irait le capital',
    ],
  ])
  assert.deepEqual(gestes, ['ajouterEnfant 20450001', 'clause 20450002'])
})

test('a stoppage is found whatever contract is shown: what each pays, from which day, and the act of the one that does', async () => {
  const { textes, gestes } = un(await lire(await t.as(CAMILLE)), 'arret')
  assert.deepEqual(textes, [
    ['Rien ne change'],
    ['Arrêt de travail\u00a0: 45\u00a0€ par jour, à partir du 31e jour'],
  ])
  assert.deepEqual(gestes, ['arret 20450002'])
})

test('the other insurer promises otherwise: its own words, and nothing where it promises nothing', async () => {
  const nadia = await lire(await t.as('nadia.perrot@example.org', ATLAS))
  assert.deepEqual(un(nadia, 'arret').textes.at(1), [
    'Arrêt de travail\u00a0: 80\u00a0% du salaire brut, à partir du 61e jour',
  ])
  const { textes, gestes } = un(nadia, 'hospitalisation')
  assert.deepEqual(textes.at(1), ['Rien ne change'])
  assert.deepEqual(
    gestes.filter((geste) => geste.startsWith('indemniteSejour')),
    [],
  )
  // Told once, it counts for both.
  assert.deepEqual(
    un(nadia, 'demenagement').gestes.filter((geste) => geste.startsWith('adresse')),
    ['adresse 70310001'],
  )
})

test('a beneficiary reads what is theirs: no price, no act of the adherent, no contract of somebody else', async () => {
  const tous = await lire(await t.as('julien.martin@example.org'))
  assert.deepEqual(
    tous[0]?.contrats.map(({ numeroContrat }) => numeroContrat),
    ['20450001'],
  )
  const { textes, gestes } = un(tous, 'naissance')
  assert.deepEqual(textes, [
    ['L’adhérent du contrat y ajoute l’enfant', 'Carte de tiers payant refaite avec son nom'],
  ])
  assert.deepEqual(gestes, [])
  assert.doesNotMatch(JSON.stringify(tous), /128,40/)
})

test('what an employer took out is told by what the law keeps of it; what has ended is not told at all', async () => {
  const { db } = t.database
  const cle = and(eq(contrat.clientCode, 'horizon'), eq(contrat.numero, '20450001'))
  await db.update(contrat).set({ isObligatoire: true }).where(cle)
  const tous = await lire(await t.as(CAMILLE))
  assert.match(un(tous, 'retraite').textes[0]?.[0] ?? '', /demandez dans les six mois/)
  assert.match(un(tous, 'employeur').textes[0]?.[0] ?? '', /12\u00a0mois au plus/)
  await db.update(contrat).set({ portabiliteJusquAu: '2027-03-31' }).where(cle)
  const portee = un(await lire(await t.as(CAMILLE)), 'employeur')
  assert.match(portee.textes[0]?.[0] ?? '', /jusqu’au 31\/03\/2027/)
  await db.update(contrat).set({ isObligatoire: false, portabiliteJusquAu: null }).where(cle)
  const hugo = await lire(await t.as('hugo.roche@example.org'))
  assert.deepEqual(
    hugo[0]?.contrats.map(({ numeroContrat }) => numeroContrat),
    ['20450003'],
  )
})

test('nobody who is not signed in, and no staff without a contract, is told anything', async () => {
  assert.equal((await t.visitor()('/api/adherent/evenements')).statusCode, 401)
})
