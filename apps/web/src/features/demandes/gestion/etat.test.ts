import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DEPART, ecrireVue, lireVue, nombreFiltres, vueCourante } from './etat.ts'

test('the address keeps what differs from the queue as it is first met', () => {
  const vue = { ...DEPART, q: 'martin', etat: 'en-pause', tri: 'recente' } as const
  const adresse = new URLSearchParams(ecrireVue(vue))
  assert.equal(adresse.toString(), 'q=martin&etat=en-pause&tri=recente')
  assert.deepEqual(lireVue(adresse), vue)
  assert.deepEqual(ecrireVue(DEPART), {})
})

test('what means nothing is left out of an address', () => {
  const lue = lireVue(
    new URLSearchParams('etat=perdue&acte=toString&chez=voisin&retard=non&tri=nom'),
  )
  assert.deepEqual(lue, DEPART)
})

test('a view is known whatever act or words it is narrowed to', () => {
  assert.equal(vueCourante(DEPART), 'aTraiter')
  assert.equal(vueCourante({ ...DEPART, chez: 'moi', q: 'martin' }), 'chezMoi')
  assert.equal(vueCourante({ ...DEPART, chez: 'moi', retard: 'oui' }), null)
  assert.equal(vueCourante(lireVue(new URLSearchParams('aLire=oui'))), 'aLire')
  assert.equal(nombreFiltres({ ...DEPART, chez: 'moi', retard: 'oui' }), 2)
})
