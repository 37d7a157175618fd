import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regleInscription } from '../beneficiaires/inscription.ts'
import {
  type ContratTouche,
  type EvenementDeVie,
  evenementsDeVie,
  gestesReunis,
  moisPourDeclarerEnfant,
  toucher,
} from './index.ts'

const sante: ContratTouche = {
  typeContrat: 'sante',
  qualite: 'adherent',
  isCollectif: false,
  sinistres: [],
  hasRenteEducation: false,
  hasReseau: true,
  hasChambre: true,
}
const prevoyance: ContratTouche = {
  ...sante,
  typeContrat: 'prevoyance',
  sinistres: ['DECES', 'ARRET', 'HOSPI'],
  hasRenteEducation: true,
  hasReseau: false,
  hasChambre: false,
}
const conjoint: ContratTouche = { ...sante, qualite: 'beneficiaire' }
const pauvre: ContratTouche = { ...prevoyance, sinistres: [], hasRenteEducation: false }
const employeur: ContratTouche = { ...sante, isCollectif: true }

/** Event, contract, what it touches, what may be done. */
for (const [evenement, contrat, effets, gestes] of [
  ['naissance', sante, 'enfantCouvert cotisation carte', 'ajouterEnfant'],
  ['naissance', conjoint, 'enfantCouvert carte', ''],
  ['naissance', prevoyance, 'renteEducation clause', 'clause'],
  ['naissance', pauvre, 'rien', ''],
  ['demenagement', sante, 'adresse reseau', 'adresse regime'],
  ['demenagement', { ...sante, hasReseau: false }, 'adresse', 'adresse regime'],
  ['demenagement', prevoyance, 'adresse', 'adresse'],
  ['mariage', sante, 'conjoint etatCivil', 'ajouterConjoint etatCivil nom retirer'],
  ['mariage', conjoint, 'conjoint etatCivil', 'etatCivil nom'],
  ['mariage', prevoyance, 'etatCivil clause', 'etatCivil clause'],
  ['arret', sante, 'rien', ''],
  ['arret', prevoyance, 'indemnites', 'arret'],
  ['arret', pauvre, 'rien', ''],
  ['hospitalisation', sante, 'lettreHopital chambre', 'sejour'],
  ['hospitalisation', { ...sante, hasChambre: false }, 'lettreHopital', 'sejour'],
  ['hospitalisation', prevoyance, 'indemniteSejour', 'indemniteSejour'],
  ['hospitalisation', pauvre, 'rien', ''],
  ['retraite', sante, 'suiteIndividuelle', 'regime'],
  ['retraite', employeur, 'maintienRetraite', 'ecrire regime'],
  ['retraite', { ...prevoyance, isCollectif: true }, 'finEmploi', 'ecrire'],
  ['employeur', sante, 'suiteIndividuelle dispense', 'employeur resilier'],
  ['employeur', conjoint, 'suiteIndividuelle', 'employeur'],
  ['employeur', employeur, 'portabilite', 'employeur ecrire'],
  ['employeur', { ...prevoyance, isCollectif: true }, 'portabilite', 'employeur ecrire'],
] satisfies [EvenementDeVie, ContratTouche, string, string][])
  test(`${evenement} on ${contrat.typeContrat}, ${contrat.qualite}: ${effets}`, () => {
    const touche = toucher(evenement, contrat)
    assert.deepEqual([touche.effets.join(' '), touche.gestes.join(' ')], [effets, gestes])
  })

test('every event says something of every contract', () => {
  for (const evenement of evenementsDeVie)
    for (const contrat of [sante, prevoyance, conjoint, pauvre, employeur])
      assert.ok(toucher(evenement, contrat).effets.length > 0)
})

test('what is told of the person is told once, what is told of a contract for each', () => {
  const gestes = [
    { geste: 'adresse', numeroContrat: '1' },
    { geste: 'clause', numeroContrat: '1' },
    { geste: 'adresse', numeroContrat: '2' },
    { geste: 'clause', numeroContrat: '2' },
  ] as const
  assert.deepEqual(gestesReunis(gestes), [gestes[0], gestes[1], gestes[3]])
})

test('the time to declare a child is that of the rule of its contract, however young the contract is', () => {
  const contexte = {
    aujourdhui: '2026-11-16',
    contrat: { dateDebut: '2026-11-01', dateFin: null },
  }
  assert.equal(moisPourDeclarerEnfant({ regle: regleInscription, contexte }), 3)
  const [, debutDeMois] = regleInscription.plages
  assert.ok(debutDeMois)
  assert.equal(moisPourDeclarerEnfant({ regle: { plages: [debutDeMois] }, contexte }), 0)
})
