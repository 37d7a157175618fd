export const etatCivil = {
  civilite: [
    ['MME', 'Madame'],
    ['M', 'Monsieur'],
  ],
  sexe: [
    ['F', 'Féminin'],
    ['M', 'Masculin'],
  ],
  'situation-familiale': [
    ['CEL', 'Célibataire'],
    ['MAR', 'Marié(e)'],
    ['PAC', 'Pacsé(e)'],
    ['CON', 'En concubinage'],
    ['SEP', 'Séparé(e)'],
    ['DIV', 'Divorcé(e)'],
    ['VEU', 'Veuf ou veuve'],
  ],
  'lien-parente': [
    ['ADH', 'Adhérent(e)'],
    ['CJT', 'Conjoint(e)'],
    ['PAC', 'Partenaire de Pacs'],
    ['CCB', 'Concubin(e)'],
    ['ENF', 'Enfant'],
    ['ENC', 'Enfant du conjoint'],
    ['PET', 'Petit-enfant'],
    ['ASC', 'Ascendant à charge'],
    ['COL', 'Collatéral à charge'],
    ['AUT', 'Autre personne à charge'],
  ],
} as const
