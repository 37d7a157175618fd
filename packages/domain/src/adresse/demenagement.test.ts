import assert from 'node:assert/strict'
import { test } from 'node:test'
import { resolvePlages } from '../calendrier/index.ts'
import { ADRESSE_VIDE, type Adresse, saisieDepuisAdresse } from './adresse.ts'
import { dateDemenagement, isMemeAdresse, validateDemenagement } from './demenagement.ts'

const lyon: Adresse = {
  ...ADRESSE_VIDE,
  numVoie: '24',
  libelleCourtNatureVoie: 'RUE',
  libelleVoie: 'Duquesne',
  codePostal: '69006',
  localite: 'Lyon',
}

for (const [title, a, b, attendu] of [
  ['the same', lyon, lyon, true],
  ['in capitals', lyon, { ...lyon, libelleVoie: 'DUQUESNE', localite: 'LYON' }, true],
  ['another flat', lyon, { ...lyon, pointRemiseCourrier: 'Appartement 3' }, false],
  ['another number', lyon, { ...lyon, numVoie: '26' }, false],
  ['one is not known', lyon, null, false],
  ['neither is known', null, null, false],
] satisfies [string, Adresse | null, Adresse | null, boolean][])
  test(`one home, ${title}: ${attendu}`, () => assert.equal(isMemeAdresse(a, b), attendu))

test('a move is told from three months late to six months ahead', () => {
  const [plage] = resolvePlages(dateDemenagement, {
    aujourdhui: '2026-11-30',
    contrat: { dateDebut: '2020-01-01', dateFin: null },
  })
  assert.deepEqual([plage?.borneMin, plage?.borneMax], ['2026-08-30', '2027-05-30'])
})

const saisie = { ...saisieDepuisAdresse(lyon), telephone: '', personnes: [] as string[] }
for (const [title, ecart, attendu] of [
  ['alone, the telephone kept', {}, {}],
  ['with somebody of the same home', { personnes: ['julien'] }, {}],
  [
    'with somebody who lives elsewhere',
    { personnes: ['julien', 'hugo'] },
    { personnes: 'Vous ne pouvez pas changer l’adresse de cette personne' },
  ],
  [
    'a telephone that is none',
    { telephone: '06 12' },
    {
      telephone:
        'Le numéro de téléphone est incorrect. Exemples\u00a0: 06 12 34 56 78, +32 470 12 34 56',
    },
  ],
  ['no postal code', { codePostal: '' }, { codePostal: 'Le code postal est obligatoire' }],
] satisfies [string, object, object][])
  test(`a move, ${title}: ${JSON.stringify(attendu)}`, () => {
    const fautes = validateDemenagement({ ...saisie, ...ecart }, [{ id: 'julien' }, { id: 'lea' }])
    assert.deepEqual(
      Object.fromEntries(Object.entries(fautes).filter(([, message]) => message)),
      attendu,
    )
  })
