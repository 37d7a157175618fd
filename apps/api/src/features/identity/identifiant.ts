/**
 * An e-mail identifier as it is stored: people type capitals and stray spaces. Control characters
 * go too, for the database refuses some of them.
 */
export const normaliseIdentifiant = (saisie: string) =>
  saisie
    .normalize('NFC')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toLocaleLowerCase('fr')
