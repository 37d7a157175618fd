/** An e-mail identifier as it is stored: people type capitals and stray spaces. */
export const normaliseIdentifiant = (saisie: string) =>
  saisie.normalize('NFC').trim().toLocaleLowerCase('fr')
