import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ADRESSE_VIDE,
  type Adresse,
  adresseAEnvoyer,
  type SaisieAdresse,
  saisieDepuisAdresse,
  type TypeAdresse,
  typeAdresse,
} from './adresse.ts'
import { formatAdresse } from './format.ts'
import { validateAdresse } from './validation.ts'

const adresse = (parties: Partial<Adresse>): Adresse => ({ ...ADRESSE_VIDE, ...parties })

const ville = adresse({
  pointRemiseCourrier: 'Appartement 12',
  complementGeographique: 'Bâtiment B',
  numVoie: '12',
  libelleCourtBtq: 'B',
  libelleCourtNatureVoie: 'RUE',
  libelleVoie: 'de l’Église',
  codePostal: '42000',
  localite: 'Saint-Étienne',
})
const cedex = adresse({
  mentionParticuliere: 'BP 90432',
  codeCedex: '75766',
  nomCedex: 'Paris',
  bureauCedex: '16',
})
const bruxelles = adresse({
  codePays: 'BE',
  libellePays: 'Belgique',
  adresseEtrangere: true,
  libelleVoie: 'Avenue Louise 54',
  codePostal: '1050',
  localite: 'Bruxelles',
})

test('R3.10 R3.11 an address has all these parts, and no other', () => {
  assert.deepEqual(Object.keys(ADRESSE_VIDE).sort(), [
    'adresseEtrangere',
    'bureauCedex',
    'codeCedex',
    'codePays',
    'codePostal',
    'complementGeographique',
    'libelleCourtBtq',
    'libelleCourtNatureVoie',
    'libellePays',
    'libelleVoie',
    'lieuDit',
    'localite',
    'mentionParticuliere',
    'nomCedex',
    'numVoie',
    'pointRemiseCourrier',
  ])
})

for (const [title, donnee, lignes] of [
  [
    'a town',
    ville,
    ['Appartement 12', 'Bâtiment B', '12 bis rue de l’Église', '42000 SAINT ETIENNE'],
  ],
  [
    'a hamlet',
    adresse({ lieuDit: 'Le Bœuf', codePostal: '20200', localite: 'L’Île-Rousse' }),
    ['Le Bœuf', '20200 L ILE ROUSSE'],
  ],
  ['CEDEX', cedex, ['BP 90432', '75766 PARIS CEDEX 16']],
  ['abroad', bruxelles, ['Avenue Louise 54', '1050 BRUXELLES', 'BELGIQUE']],
  ['nothing', ADRESSE_VIDE, []],
] satisfies [string, Adresse, string[]][]) {
  test(`R3.10 R3.11 an envelope reads, ${title}: ${lignes.join(' / ')}`, () =>
    assert.deepEqual(formatAdresse(donnee), lignes))
}

test('the kind of an address is seen by its parts', () => {
  assert.deepEqual([ville, cedex, bruxelles, ADRESSE_VIDE].map(typeAdresse), [
    'francaise',
    'cedex',
    'etrangere',
    'francaise',
  ])
})

for (const donnee of [ville, cedex, bruxelles])
  test(`what is typed and what is sent are the same address: ${formatAdresse(donnee)[0]}`, () =>
    assert.deepEqual(adresseAEnvoyer(saisieDepuisAdresse(donnee)), donnee))

test('a change of kind sends the parts of the chosen kind only, and loses none before', () => {
  const saisie = { ...saisieDepuisAdresse(ville), type: 'etrangere' as TypeAdresse }
  assert.equal(saisie.numVoie, '12')
  const envoyee = adresseAEnvoyer({ ...saisie, codePays: 'BE', libellePays: 'Belgique' })
  assert.equal(envoyee.numVoie, '')
  assert.equal(envoyee.adresseEtrangere, true)
  assert.equal(envoyee.codePays, 'BE')
  const retour = adresseAEnvoyer({ ...saisie, type: 'francaise', codePays: 'BE' })
  assert.equal(retour.codePays, 'FR')
  assert.equal(retour.adresseEtrangere, false)
  assert.deepEqual(adresseAEnvoyer({ ...saisie, type: 'cedex' }).localite, '')
})

/** The faulty fields only. */
const fautes = (saisie: SaisieAdresse) =>
  Object.fromEntries(Object.entries(validateAdresse(saisie)).filter(([, message]) => message))

for (const [title, donnee, attendu] of [
  ['a town', ville, {}],
  ['CEDEX', cedex, {}],
  ['abroad', bruxelles, {}],
  ['no number', { ...ville, numVoie: '', libelleCourtBtq: '' }, {}],
  ['a hamlet has no street', { ...ville, libelleVoie: '', lieuDit: 'Le Bourg' }, {}],
  [
    'neither street nor hamlet',
    { ...ville, libelleVoie: ' ' },
    { libelleVoie: 'La voie ou le lieu-dit est obligatoire' },
  ],
  [
    'a number that is none',
    { ...ville, numVoie: '12 bis' },
    { numVoie: 'Le numéro de voie comporte 5 chiffres au plus' },
  ],
  [
    'no postal code',
    { ...ville, codePostal: '' },
    { codePostal: 'Le code postal est obligatoire' },
  ],
  [
    'department 99',
    { ...ville, codePostal: '99000' },
    { codePostal: 'Aucun code postal ne commence par 99' },
  ],
  ['no town', { ...ville, localite: '' }, { localite: 'La localité est obligatoire' }],
  [
    'CEDEX, no code',
    saisieDepuisAdresse({ ...cedex, codeCedex: '' }),
    { codeCedex: 'Le code CEDEX est obligatoire' },
  ],
  [
    'CEDEX, neither street nor box',
    { ...cedex, mentionParticuliere: '' },
    { mentionParticuliere: 'La voie ou la mention (BP, CS, TSA) est obligatoire' },
  ],
  [
    'CEDEX, a street instead of a box',
    { ...cedex, mentionParticuliere: '', libelleVoie: 'du Port' },
    {},
  ],
  [
    'CEDEX, three digits',
    { ...cedex, bureauCedex: '160' },
    { bureauCedex: 'Le numéro du bureau CEDEX comporte 2 chiffres au plus' },
  ],
  ['abroad, France', { ...bruxelles, codePays: 'FR' }, { codePays: 'Le pays est obligatoire' }],
  ['abroad, no country', { ...bruxelles, codePays: '' }, { codePays: 'Le pays est obligatoire' }],
  ['abroad, no postal code', { ...bruxelles, codePostal: '' }, {}],
  ['abroad, letters in it', { ...bruxelles, codePostal: 'SW1A 1AA' }, {}],
  [
    'abroad, no street',
    { ...bruxelles, libelleVoie: '' },
    { libelleVoie: 'Le numéro et la voie sont obligatoires' },
  ],
  [
    'a line of 39 characters, number and kind of street included',
    { ...ville, libelleVoie: 'x'.repeat(30) },
    {
      libelleVoie: 'Cette ligne de l’adresse ne doit pas dépasser 38 caractères (39 actuellement)',
    },
  ],
  ['a line of 38 characters', { ...ville, libelleVoie: 'x'.repeat(29) }, {}],
] satisfies [string, Adresse & { type?: TypeAdresse }, object][]) {
  test(`an address, ${title}: ${JSON.stringify(attendu)}`, () =>
    assert.deepEqual(fautes({ type: typeAdresse(donnee), ...donnee }), attendu))
}

for (const [title, parties, voie] of [
  [
    'as the standard has it',
    { libelleCourtBtq: 'T', libelleCourtNatureVoie: 'AV' },
    '12 ter avenue Duquesne',
  ],
  ['as another system keeps it', { libelleCourtBtq: 'BIS' }, '12 bis rue Duquesne'],
  ['a letter', { libelleCourtBtq: 'BB' }, '12 B rue Duquesne'],
  [
    'codes that nobody knows',
    { libelleCourtBtq: 'Z', libelleCourtNatureVoie: 'XYZ' },
    '12 Z xyz Duquesne',
  ],
  ['without a number', { numVoie: '', libelleCourtNatureVoie: 'BD' }, 'Boulevard Duquesne'],
  [
    'too long for an envelope in words',
    { libelleCourtNatureVoie: 'ZAC', libelleVoie: 'des Portes du Vercors' },
    '12 ZAC des Portes du Vercors',
  ],
] satisfies [string, Partial<Adresse>, string][])
  test(`a street is read in words, ${title}: ${voie}`, () => {
    const une = adresse({
      numVoie: '12',
      libelleCourtNatureVoie: 'RUE',
      libelleVoie: 'Duquesne',
      ...parties,
    })
    assert.deepEqual(formatAdresse(une), [voie])
  })
