import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseContratCourant, type EtatContrat, isContratActif, libelleContrat } from './index.ts'

const contrat = (numeroContratIndividuel: string, isActif = true) => ({
  numeroContratIndividuel,
  isActif,
})

for (const [etat, attendu] of [
  ['eninstance', 'Santé Sérénité · 20450001 (En instance)'],
  ['valide', 'Santé Sérénité · 20450001'],
  ['resilie', 'Santé Sérénité · 20450001 (Résilié)'],
  ['suspendu', 'Santé Sérénité · 20450001 (Suspendu)'],
] satisfies [EtatContrat, string][]) {
  test(`R4.01 R4.02 R3.08 a contract ${etat} is labelled « ${attendu} »`, () => {
    const label = libelleContrat({
      nomOffre: 'Santé Sérénité',
      numeroContratIndividuel: '20450001',
      etat,
    })
    assert.equal(label, attendu)
  })
}

for (const [etat, actif] of [
  ['eninstance', false],
  ['valide', true],
  ['resilie', false],
  ['suspendu', true],
] satisfies [EtatContrat, boolean][]) {
  test(`a contract ${etat} is ${actif ? '' : 'not '}active`, () =>
    assert.equal(isContratActif(etat), actif))
}

const deux = [contrat('1'), contrat('2')]
const premierResilie = [contrat('1', false), contrat('2')]
for (const { title, contrats, memorise, attendu } of [
  {
    title: 'R4.03 the stored choice wins when active',
    contrats: deux,
    memorise: '2',
    attendu: '2',
  },
  {
    title: 'R4.03 a stored choice that is not active is left',
    contrats: [contrat('1'), contrat('2', false)],
    memorise: '2',
    attendu: '1',
  },
  {
    title: 'R4.03 the only contract is chosen, even inactive',
    contrats: [contrat('1', false)],
    memorise: null,
    attendu: '1',
  },
  {
    title: 'R4.04 without a stored choice, the first',
    contrats: premierResilie,
    memorise: null,
    attendu: '1',
  },
  {
    title: 'R4.04 a stored choice of somebody else falls back to the first',
    contrats: deux,
    memorise: '99',
    attendu: '1',
  },
  {
    title: 'R4.04 an empty stored choice falls back to the first',
    contrats: deux,
    memorise: '',
    attendu: '1',
  },
  { title: 'R4.05 no contract gives no choice', contrats: [], memorise: '1', attendu: undefined },
]) {
  test(title, () => {
    assert.equal(chooseContratCourant(contrats, memorise)?.numeroContratIndividuel, attendu)
  })
}
