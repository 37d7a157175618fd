import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  AUCUN_FILTRE,
  demandeDe,
  ecrireFiltres,
  isResserre,
  lireFiltres,
  nombreDeFiltres,
} from './filtres.ts'

const lire = (texte: string) => lireFiltres(new URLSearchParams(texte))

test('an address without filters is the last twelve months, and stays bare', () => {
  assert.deepEqual(lire(''), AUCUN_FILTRE)
  assert.deepEqual(ecrireFiltres(AUCUN_FILTRE), {})
  assert.deepEqual(demandeDe(AUCUN_FILTRE, '2026-11-15'), {
    query: { du: '2025-12-01' },
    message: null,
  })
})

for (const adresse of [
  'periode=annee&famille=dentaire',
  'periode=dates&etat=attente&du=2026-01-02&au=2026-03-04',
  'personne=abc&recherche=lenoir+dermato',
  'tri=reste',
  'tri=pour&sens=croissant',
]) {
  test(`« ${adresse} » is kept as it is`, () =>
    assert.equal(String(new URLSearchParams(ecrireFiltres(lire(adresse)))), adresse))
}

test('what means nothing in the address is left out', () => {
  assert.deepEqual(
    lire('periode=siecle&famille=x&etat=y&du=2026-02-30&au=hier&tri=age&sens=haut'),
    AUCUN_FILTRE,
  )
})

test('dates only count when they are what was chosen', () => {
  const { query } = demandeDe(lire('du=2020-01-01&au=2020-02-01'), '2026-11-15')
  assert.deepEqual(query, { du: '2025-12-01' })
})

test('an upside-down range says so', () => {
  const { message } = demandeDe(lire('periode=dates&du=2026-03-02&au=2026-03-01'), '2026-11-15')
  assert.equal(message, 'La date de fin doit être postérieure ou égale à la date de début')
})

test('the search is no filter that hides', () => {
  assert.equal(nombreDeFiltres(lire('recherche=g')), 0)
  assert.equal(nombreDeFiltres(lire('periode=annee&etat=attente&famille=optique&personne=a')), 4)
})

test('an order is asked for, and narrows nothing', () => {
  const filtres = lire('tri=reste&sens=croissant')
  assert.equal(isResserre(filtres), false)
  const { query } = demandeDe(filtres, '2026-11-15')
  assert.deepEqual(query, { du: '2025-12-01', tri: 'reste', sens: 'croissant' })
})
