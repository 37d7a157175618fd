import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  accesReseau,
  adresseReseau,
  cleReseau,
  isJetonRequis,
  isNouvelleFenetre,
  isReseauOuvrable,
} from './index.ts'

const maintenant = new Date('2026-03-09T04:05:06.789Z')
const reseau = (
  nom: string,
  url = 'https://reseau.example/entree',
  numOmc: string | null = '775',
) => ({
  reseau: nom,
  url,
  numOmc,
})

for (const [instant, cle] of [
  ['2026-03-09T04:05:06.789Z', '260309040506'],
  ['2026-12-31T23:59:59Z', '261231235959'],
  // Midnight in Paris, in summer, is still the day before in universal time.
  ['2026-07-01T00:30:00+02:00', '260630223000'],
  ['2100-02-28T00:00:00Z', '000228000000'],
] as const)
  test(`R9.36 the key of ${instant} is ${cle}`, () => {
    assert.equal(cleReseau(new Date(instant)), cle)
  })

test('R9.36 a key is always twelve digits', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      (date) => /^\d{12}$/.test(cleReseau(date)),
    ),
  )
})

for (const [nom, adresse, nouvelle, jetonRequis] of [
  ['SantéClair', 'https://reseau.example/entree?numOmc=775&cle=260309040506', false, false],
  ['SANTECLAIR', 'https://reseau.example/entree?numOmc=775&cle=260309040506', false, false],
  ['KaliviaDAO', 'https://reseau.example/entree?numOmc=775&cle=260309040506', false, false],
  ['Kalivia DAO', 'https://reseau.example/entree?numOmc=775&cle=260309040506', false, false],
  ['KaliviaOsteo', 'https://reseau.example/entree?numOmc=775&jeton=j%C3%A9+ton', false, true],
  ['KalixiaOsteo', 'https://reseau.example/entree?numOmc=775&jeton=j%C3%A9+ton', false, true],
  ['Kalixia Ostéo', 'https://reseau.example/entree?numOmc=775&jeton=j%C3%A9+ton', false, true],
  ['Itelis', 'https://reseau.example/entree?idJeton=j%C3%A9+ton', true, true],
  ['Carte Blanche', 'https://reseau.example/entree?idJeton=j%C3%A9+ton', true, true],
  ['', 'https://reseau.example/entree?idJeton=j%C3%A9+ton', true, true],
  // A name that only looks like one of the four.
  ['SantéClair Optique', 'https://reseau.example/entree?idJeton=j%C3%A9+ton', true, true],
  ['constructor', 'https://reseau.example/entree?idJeton=j%C3%A9+ton', true, true],
] as const)
  test(`R9.37 R9.38 « ${nom} » opens ${nouvelle ? 'in a new window' : 'here'}: ${adresse}`, () => {
    assert.equal(adresseReseau(reseau(nom), { jeton: 'jé ton', maintenant }), adresse)
    assert.equal(isNouvelleFenetre(reseau(nom)), nouvelle)
    assert.equal(isJetonRequis(reseau(nom)), jetonRequis)
  })

for (const [url, adresse] of [
  ['https://r.example/a?x=1#b', 'https://r.example/a?x=1&idJeton=t#b'],
  ['http://r.example', 'http://r.example/?idJeton=t'],
  [' https://r.example/ ', 'https://r.example/?idJeton=t'],
  // A token that is already there is not the person's.
  ['https://r.example/?idJeton=vieux', 'https://r.example/?idJeton=t'],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT://%0aalert(1)', null],
  ['data:text/html,x', null],
  ['file:///etc/passwd', null],
  ['ftp://r.example', null],
  ['//r.example', null],
  ['/interne', null],
  ['r.example', null],
  ['https://portail.example@ailleurs.example/', null],
  ['', null],
] as const)
  test(`only the web is opened: « ${url} » gives ${adresse}`, () => {
    assert.equal(adresseReseau(reseau('Itelis', url), { jeton: 't', maintenant }), adresse)
    assert.equal(isReseauOuvrable({ url }), adresse !== null)
  })

test('a network without a number is opened without one', () => {
  const sans = reseau('SantéClair', 'https://r.example/', null)
  assert.equal(
    adresseReseau(sans, { jeton: null, maintenant }),
    'https://r.example/?cle=260309040506',
  )
  assert.equal(accesReseau(sans), 'cle')
})
