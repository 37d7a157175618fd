import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carteTpActe } from '@espace-adherent/contract/carte-tp'
import { reclamationActe } from '@espace-adherent/contract/reclamation'
import { ribPrestationsActe } from '@espace-adherent/contract/rib'
import { champsDe, type Demandeur, demarche, saisieDepart } from './demarche.ts'
import { slugDe } from './presentation.ts'

const Vue = () => null
const contrat = {
  numContrat: '20450001',
  nomOffre: 'Santé Sérénité',
  rib: 'FR•• •••• 7858',
  codeModePaiement: 'VIR',
  hadRib: true,
}
const definition = demarche(
  ribPrestationsActe,
  { compte: Vue },
  {
    initial: () => ({ titulaire: 'Camille Martin', contrat }),
  },
)

test('an act is found by the end of its path', () => {
  assert.equal(slugDe({ path: '/forms/ribprestations' }), 'ribprestations')
  assert.equal(slugDe({ path: '/forms/pec/hospi' }), 'pec/hospi')
  assert.equal(slugDe({ path: '/vel/option-affiliation' }), 'option-affiliation')
})

test('a draft gives back what was typed, and nothing of what the portal knows better', () => {
  assert.deepEqual(champsDe(ribPrestationsActe), ['titulaire', 'iban', 'bic', 'rib'])
  const ancien = { ...contrat, rib: 'FR•• •••• 0001' }
  const brouillon = { titulaire: 'C. Martin', iban: 'FR76', bic: '', rib: null, contrat: ancien }
  assert.deepEqual(saisieDepart(definition, {} as Demandeur, brouillon), {
    titulaire: 'C. Martin',
    iban: 'FR76',
    bic: '',
    rib: null,
    contrat,
  })
})

test('without a draft the form begins with what is known', () => {
  const saisie = saisieDepart(definition, {} as Demandeur, null)
  assert.deepEqual([saisie.titulaire, saisie.iban], ['Camille Martin', ''])
})

test('a form about a contract begins with the one that is open; one that may be about none does not', () => {
  const demandeur = { contrat: { numeroContratIndividuel: '20450001' } } as Demandeur
  const carte = demarche(carteTpActe, { carte: Vue }).initial(demandeur)
  assert.deepEqual([carte.numeroContrat, carte.support], ['20450001', 'numerique'])
  assert.equal(demarche(reclamationActe, { reclamation: Vue }).initial(demandeur).numeroContrat, '')
})

test('what one comes with goes into the draft that is opened, and loses none of it', () => {
  const avec = demarche(
    ribPrestationsActe,
    { compte: Vue },
    {
      apporte: ({ titulaire }, { search }) => ({ titulaire: `${titulaire} ${search.get('mot')}` }),
    },
  )
  const demandeur = { search: new URLSearchParams({ mot: 'zorglub' }) } as Demandeur
  assert.equal(saisieDepart(avec, demandeur, { titulaire: 'C.' }).titulaire, 'C. zorglub')
  assert.equal(saisieDepart(avec, demandeur, null).titulaire, ' zorglub')
})
