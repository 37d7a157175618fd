/** Where codes are used, and what is wrong with a file, as staff read it. */
export const textes = {
  sinistres: 'Sinistres',
  personnes: 'Personnes',
  comptes: 'Comptes',
  adresses: 'Adresses',
  prestations: 'Contrats (prestations)',
  contratsCotisations: 'Contrats (cotisations)',
  echeances: 'Échéances de cotisation',
  entete: (colonnes: readonly string[]) =>
    `La première ligne nomme les colonnes\u00a0: ${colonnes.join(', ')}${
      colonnes.includes('code') ? ', et si besoin ordre' : ''
    }`,
  lignesFausses: 'Des lignes sont à corriger\u00a0: rien n’a été importé',
  double: (code: string) => `Le code «\u00a0${code}\u00a0» est déjà plus haut dans le fichier`,
  champ: (nom: string, message: string) => `${nom}\u00a0: ${message}`,
} as const
