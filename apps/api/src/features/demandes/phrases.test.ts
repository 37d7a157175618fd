import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defineMails, suivre, vers } from './phrases.ts'

test('the mails of an act are known by their ends, and lead to the request unless they do so before', () => {
  const ouvrir = vers('Ouvrir')
  const { recue, faite } = defineMails(
    'essai',
    { jour: 'jour' },
    {
      recue: { sujet: 'Reçue', corps: ['Le ((jour)).'] },
      faite: { libelle: 'C’est fait', sujet: 'Faite', corps: [ouvrir, 'Ce n’est pas vous ?'] },
    },
  )
  assert.deepEqual([recue.key, recue.libelle], ['essai.recue', 'Reçue'])
  assert.deepEqual([faite.key, faite.libelle], ['essai.faite', 'C’est fait'])
  assert.deepEqual(recue.original.corps, ['Le ((jour)).', suivre])
  assert.deepEqual(faite.original.corps, [ouvrir, 'Ce n’est pas vous ?'])
})
