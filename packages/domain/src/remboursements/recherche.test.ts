import assert from 'node:assert/strict'
import { test } from 'node:test'
import { criteresDe } from './index.ts'

const mot = (texte: string) => ({
  mot: texte,
  acte: { mot: texte, isEntier: false },
  cents: null,
})

for (const [texte, attendus] of [
  ['', []],
  ['  €  ', []],
  ['Léa', [mot('lea')]],
  ['l’Œuvre d’Agnès', [mot('oeuvre'), mot('agnes')]],
  ['HBLD634', [mot('hbld634')]],
  ['40', [{ mot: null, acte: { mot: '40', isEntier: true }, cents: 4000 }]],
  ['40 €', [{ mot: null, acte: { mot: '40', isEntier: true }, cents: 4000 }]],
  ['28,9', [{ mot: null, acte: null, cents: 2890 }]],
  ['28.92€', [{ mot: null, acte: null, cents: 2892 }]],
  ['2026', [{ mot: '/2026', acte: { mot: '2026', isEntier: true }, cents: 202_600 }]],
  ['5/1', [{ mot: '05/01', acte: null, cents: null }]],
  ['15/10/26', [{ mot: '15/10/2026', acte: null, cents: null }]],
  ['2026-10-05', [{ mot: '05/10/2026', acte: null, cents: null }]],
  ['5.10.2026', [{ mot: '05/10/2026', acte: null, cents: null }]],
  ['15 octobre 2026', [{ mot: '15/10/2026', acte: null, cents: null }]],
  ['1er août', [{ mot: '01/08', acte: null, cents: null }]],
  ['3 févr. 2026', [{ mot: '03/02/2026', acte: null, cents: null }]],
  ['10/2026', [{ mot: '/10/2026', acte: null, cents: null }]],
  ['65 pharmacie', [{ mot: null, acte: { mot: '65', isEntier: true }, cents: 6500 }]],
  ['12 jui', [{ mot: null, acte: { mot: '12', isEntier: true }, cents: 1200 }]],
  ['1 476,00 €', [{ mot: null, acte: null, cents: 147_600 }]],
  ['1\u202f476', [{ mot: null, acte: { mot: '1476', isEntier: true }, cents: 147_600 }]],
  ['31/12/9999', [{ mot: '31/12/9999', acte: null, cents: null }]],
  ["100%' or 1=1", [mot('100'), mot('or')]],
] as const)
  test(`« ${texte} » looks for ${attendus.length} things`, () =>
    assert.deepEqual(criteresDe(texte).slice(0, attendus.length), attendus))
