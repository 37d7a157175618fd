import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { champsDes, demandees, enPages, fichiersDes, pagesDes } from './pieces.ts'

const documents = {
  facture: { libelle: 'Facture', raison: 'Ce qui a été payé.' },
  ordonnance: { libelle: 'Ordonnance', raison: 'Ce qui a été prescrit.', isMedicale: true },
}

test('a document is needed unless it is said that it may be left out, and may have a reason of its own', () => {
  assert.deepEqual(
    demandees(documents, ['facture', { champ: 'ordonnance', isRequise: false, raison: 'Si…' }]),
    [
      { champ: 'facture', libelle: 'Facture', raison: 'Ce qui a été payé.', isRequise: true },
      {
        champ: 'ordonnance',
        libelle: 'Ordonnance',
        raison: 'Si…',
        isRequise: false,
        isMedicale: true,
      },
    ],
  )
  assert.deepEqual(demandees(documents, ['autre']), [])
})

test('its field holds one file or none, or its pages, ten at most', () => {
  assert.deepEqual(champsDes(documents), ['facture', 'ordonnance'])
  const un = z.strictObject(fichiersDes(documents))
  assert.deepEqual(un.parse({ facture: null, ordonnance: null }), {
    facture: null,
    ordonnance: null,
  })
  const page = { remoteFileName: 'a'.repeat(40), localFileName: 'p.jpg', size: 1, inputName: 'f' }
  const pages = z.strictObject(pagesDes({ facture: null }))
  assert.equal(pages.safeParse({ facture: Array(10).fill(page) }).success, true)
  assert.equal(pages.safeParse({ facture: Array(11).fill(page) }).success, false)
  assert.equal(enPages(documents).ordonnance.nombreMax, 10)
})
