import assert from 'node:assert/strict'
import { test } from 'node:test'
import { realFaults } from '../actes/acte.ts'
import { documentsVoulus } from '../actes/documents.ts'
import {
  lireChangement,
  nomsApres,
  piecesChangement,
  type SaisieChangement,
  validateChangement,
} from './index.ts'

const JOUR = '2026-03-10'
const faits = {
  personnes: [
    { id: 'adulte', dateNaissance: '1988-03-01' },
    { id: 'enfant', dateNaissance: '2012-03-11' },
    { id: 'seize', dateNaissance: '2010-03-10' },
  ],
}
const vide: SaisieChangement = {
  personneId: 'adulte',
  nature: '',
  codeSituationFamiliale: '',
  codeCivilite: '',
  nom: '',
  codeRegime: '',
  organisme: '',
  employeur: '',
  dateEffet: '01/03/2026',
}

for (const [title, ecart, attendu] of [
  ['nothing chosen', {}, { nature: 'Dites-nous ce qui a changé' }],
  ['a change that is none', { nature: 'toString' }, { nature: 'Dites-nous ce qui a changé' }],
  [
    'somebody else',
    { nature: 'employeur', employeur: 'Acier SA', personneId: 'voisin' },
    {
      personneId: 'Choisissez une personne de la liste',
      nature: 'Ce changement ne concerne que les personnes de 16\u00a0ans et plus',
    },
  ],
  ['a marriage', { nature: 'etatCivil', codeSituationFamiliale: 'MAR' }, null],
  [
    'a marriage without a situation',
    { nature: 'etatCivil' },
    { codeSituationFamiliale: 'La situation familiale est obligatoire' },
  ],
  [
    'a child of fifteen who marries',
    { nature: 'etatCivil', codeSituationFamiliale: 'MAR', personneId: 'enfant' },
    { nature: 'Ce changement ne concerne que les personnes de 16\u00a0ans et plus' },
  ],
  ['sixteen today', { nature: 'employeur', employeur: 'Acier SA', personneId: 'seize' }, null],
  [
    'a child’s caisse',
    { nature: 'regime', codeRegime: '02', organisme: 'MSA', personneId: 'enfant' },
    null,
  ],
  [
    'no name at all',
    { nature: 'nom', nom: '  ' },
    { codeCivilite: 'La civilité est obligatoire', nom: 'Le nom est obligatoire' },
  ],
  [
    'a name of 61 letters',
    { nature: 'nom', codeCivilite: 'M', nom: 'x'.repeat(61) },
    { nom: 'Le nom ne doit pas dépasser 60 caractères' },
  ],
  ['what another change asks for', { nature: 'nom', codeCivilite: 'M', nom: 'D’Été' }, null],
] satisfies [string, Partial<SaisieChangement>, Record<string, string> | null][])
  test(`a change of situation, ${title}: ${JSON.stringify(attendu)}`, () =>
    assert.deepEqual(realFaults(validateChangement({ ...vide, ...ecart }, faits, JOUR)), attendu))

test('only what the change is about is kept, and blanks are tidied', () => {
  const saisie = { ...vide, nature: 'regime', codeRegime: '02', organisme: ' MSA \n Bretagne ' }
  assert.deepEqual(lireChangement({ ...saisie, nom: 'Intrus', employeur: 'Acier' }), {
    personneId: 'adulte',
    nature: 'regime',
    valeurs: { codeRegime: '02', organisme: 'MSA Bretagne' },
    dateEffet: '2026-03-01',
  })
})

for (const [title, avant, nouveau, apres] of [
  ['married', ['Lambert', null], 'Martin', ['Martin', 'Lambert']],
  ['married again', ['Martin', 'Lambert'], 'Petit', ['Petit', 'Lambert']],
  ['takes the name of birth again', ['Martin', 'Lambert'], 'Lambert', ['Lambert', null]],
  ['the same name', ['Lambert', null], 'Lambert', ['Lambert', null]],
] satisfies [string, [string, string | null], string, [string, string | null]][])
  test(`the name of birth is kept: ${title}`, () => {
    const [nom, nomPatronymique] = avant
    const lu = nomsApres({ nom, nomPatronymique }, nouveau)
    assert.deepEqual([lu.nom, lu.nomPatronymique], apres)
  })

for (const [nature, codeSituationFamiliale, champ] of [
  ['etatCivil', 'MAR', 'acteMariage'],
  ['etatCivil', 'PAC', 'attestationPacs'],
  ['etatCivil', 'CON', 'attestationVieCommune'],
  ['etatCivil', 'SEP', 'justificatifSeparation'],
  ['etatCivil', 'DIV', 'justificatifSeparation'],
  ['etatCivil', 'CEL', 'justificatifSeparation'],
  ['etatCivil', 'VEU', 'acteDeces'],
  ['etatCivil', '', undefined],
  ['nom', 'MAR', 'pieceIdentite'],
  ['regime', '', 'attestationDroits'],
  ['employeur', '', 'attestationEmployeur'],
  ['', '', undefined],
] as const)
  test(`the paper of ${nature || 'nothing'} ${codeSituationFamiliale}: ${champ}`, () => {
    const saisie = { ...vide, nature, codeSituationFamiliale }
    const demandes = (modeGestion: 'manuel' | 'automatique') =>
      documentsVoulus(piecesChangement, saisie, { jour: JOUR, modeGestion })
    assert.deepEqual(demandes('manuel'), champ ? [{ champ, isRequise: true }] : [])
    assert.deepEqual(demandes('automatique'), [])
  })
