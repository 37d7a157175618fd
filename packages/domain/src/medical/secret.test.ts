import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasEcrits, isMedical, type PartMedicale, type Recu, taireEcrits } from './index.ts'

const acte: PartMedicale = { piecesOrdinaires: ['facture'], champsOrdinaires: ['dateSoins'] }

/** What came in, about which act, into which request: medical or not. Written by hand. */
for (const [titre, medical, recu, isDossierMedical, attendu] of [
  ['a document that clerks need', acte, { nature: 'piece', champ: 'facture' }, true, false],
  ['a document that only doctors read', acte, { nature: 'piece', champ: 'ordonnance' }, true, true],
  ['an answer to a free question', acte, { nature: 'piece', champ: null }, true, true],
  ['a document without a field', acte, { nature: 'piece' }, true, true],
  ['a field that nobody knows any more', acte, { nature: 'piece', champ: 'ancien' }, true, true],
  ['an empty field', acte, { nature: 'piece', champ: '' }, true, true],
  [
    'a field named like what all objects have',
    acte,
    { nature: 'piece', champ: 'constructor' },
    true,
    true,
  ],
  ['a message', acte, { nature: 'message' }, true, true],
  [
    'a message that bears the name of an open field',
    acte,
    { nature: 'message', champ: 'facture' },
    true,
    true,
  ],
  ['what was written in the form', acte, { nature: 'saisie' }, true, true],
  [
    'a document that clerks need, said to be medical',
    acte,
    { nature: 'piece', champ: 'facture', isDit: true },
    true,
    true,
  ],
  ['a document of an ordinary act', null, { nature: 'piece', champ: 'rib' }, false, false],
  [
    'an answer to a free question of an ordinary act',
    null,
    { nature: 'piece', champ: null },
    false,
    false,
  ],
  ['a message about an ordinary act', null, { nature: 'message' }, false, false],
  ['the form of an ordinary act', null, { nature: 'saisie' }, false, false],
  [
    'a document of an ordinary act, said to be medical',
    null,
    { nature: 'piece', champ: 'piece', isDit: true },
    false,
    true,
  ],
  [
    'a message about an ordinary act, said to be medical',
    null,
    { nature: 'message', isDit: true },
    false,
    true,
  ],
  [
    'a document of a request that was of a medical act',
    null,
    { nature: 'piece', champ: 'rib' },
    true,
    true,
  ],
  ['a message about a request that was of a medical act', null, { nature: 'message' }, true, true],
  ['a document of an act that is gone', undefined, { nature: 'piece', champ: 'rib' }, false, true],
  ['a message about an act that is gone', undefined, { nature: 'message' }, false, true],
  [
    'an act where no document is the clerks’',
    { ...acte, piecesOrdinaires: [] },
    { nature: 'piece', champ: 'facture' },
    true,
    true,
  ],
] satisfies [string, PartMedicale | null | undefined, Recu, boolean, boolean][])
  test(`${titre} is ${attendu ? 'medical' : 'ordinary'}`, () =>
    assert.equal(isMedical(medical, recu, isDossierMedical), attendu))

const ligne = (libelle: string, apres: string | null, avant: string | null = null) => ({
  libelle,
  avant,
  apres,
})
const TU = 'Lu par le service médical'

for (const [titre, lignes, medical, data, attendu] of [
  [
    'the clerks’ fields stay, the others go',
    [ligne('Date', '02/11/2026'), ligne('Circonstances', 'Chute à ski')],
    acte,
    { dateSoins: '2026-11-02', circonstances: 'Chute à ski' },
    [ligne('Date', '02/11/2026'), ligne('Circonstances', TU)],
  ],
  [
    'a text that stands within another goes with it, before or after',
    [ligne('Récit', 'Dit : Chute à ski.'), ligne('Avant', null, 'Chute à ski')],
    acte,
    { circonstances: 'Chute à ski' },
    [ligne('Récit', TU), ligne('Avant', TU)],
  ],
  [
    'a text deep in a field goes too',
    [ligne('Soin', 'Greffe')],
    acte,
    { suites: [{ quoi: 'Greffe' }] },
    [ligne('Soin', TU)],
  ],
  [
    'an answer that was left out hides nothing',
    [ligne('Date', '02/11/2026')],
    acte,
    { circonstances: '', autre: null, nuits: 2 },
    [ligne('Date', '02/11/2026')],
  ],
  ['of answers that are gone, nothing is left', [ligne('Date', '02/11/2026')], acte, null, []],
  [
    'of an ordinary act, nothing is left',
    [ligne('Message', 'Bonjour')],
    null,
    { message: 'Bonjour' },
    [],
  ],
  ['of an act that is gone, nothing is left', [ligne('Message', 'Bonjour')], undefined, {}, []],
] satisfies [
  string,
  ReturnType<typeof ligne>[],
  PartMedicale | null | undefined,
  object | null,
  object[],
][])
  test(titre, () => assert.deepEqual(taireEcrits(lignes, medical, data), attendu))

for (const [titre, medical, data, attendu] of [
  ['a text of one’s own', acte, { dateSoins: '2026-11-02', circonstances: 'Chute' }, true],
  ['nothing but what clerks read', acte, { dateSoins: '2026-11-02', circonstances: '' }, false],
  ['answers that are gone', acte, null, true],
  ['an ordinary act', null, { message: 'Bonjour' }, true],
] satisfies [string, PartMedicale | null, object | null, boolean][])
  test(`${titre}: ${attendu ? 'something' : 'nothing'} was written`, () =>
    assert.equal(hasEcrits(medical, data), attendu))
