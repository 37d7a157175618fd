import assert from 'node:assert/strict'
import { test } from 'node:test'
import { actesDuDomaine, type Domaine, domainesDeSoins, rubriquesDuDomaine } from './domaines.ts'
import { nomenclature } from './nomenclature.ts'

const domaines = domainesDeSoins('2026-11-16')
const dans = (liste: readonly Domaine[], libelle: string) =>
  liste.find((un) => un.libelle === libelle) as Domaine

test('R3.48 the care domains hold every act once, under the five headings', () => {
  assert.deepEqual(
    domaines.map(({ libelle }) => libelle),
    ['Hospitalisation', 'Soins courants', 'Dentaire', 'Optique', 'Aides auditives'],
  )
  assert.deepEqual(
    domaines
      .flatMap(actesDuDomaine)
      .map(({ code }) => code)
      .toSorted(),
    nomenclature.map(({ code }) => code).toSorted(),
  )
})

test('R3.48 a heading is a sub-domain, an offer is an option and a child', () => {
  const dentaire = dans(domaines, 'Dentaire')
  assert.deepEqual(
    dentaire.subDomaines.map(({ libelle }) => libelle),
    ['Soins', 'Prothèses', 'Orthodontie', 'Implants'],
  )
  const protheses = dans(dentaire.subDomaines, 'Prothèses')
  assert.deepEqual(protheses.options, ['100\u00a0% Santé', 'Tarifs maîtrisés', 'Tarifs libres'])
  assert.deepEqual(
    protheses.children.map(({ libelle }) => libelle),
    protheses.options,
  )
  assert.ok(dans(protheses.children, 'Tarifs libres').actes.every(({ code }) => code !== 'HBLD634'))
  assert.ok(
    dans(protheses.children, '100\u00a0% Santé').actes.some(({ code }) => code === 'HBLD634'),
  )
  assert.deepEqual(dans(dentaire.subDomaines, 'Orthodontie').options, [])
})

test('no heading is empty, and each is named in full', () => {
  const rubriques = domaines.flatMap((domaine) => rubriquesDuDomaine(domaine))
  assert.ok(rubriques.some(({ libelle }) => libelle === 'Optique, Lunettes, Tarifs libres'))
  assert.equal(rubriques.flatMap(({ actes }) => actes).length, nomenclature.length)
  for (const { subDomaines } of domaines)
    for (const un of subDomaines) assert.ok(actesDuDomaine(un).length > 0, un.libelle)
})
