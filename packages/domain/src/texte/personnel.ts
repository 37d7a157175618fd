const MASQUE = '•••'

const courriel = /[^\s@]+@[^\s@]+/g
/** A NIR, an IBAN, a contract or telephone number, with or without the spaces people put in them. */
const numero = /\b(?:[A-Za-z]{2})?\d(?:[\s.-]?[A-Za-z]?[\s.-]?\d){5,}\b/g

/** What people write without being asked, and nobody should keep. */
export const masquerDonneesPersonnelles = (texte: string): string =>
  texte.replace(courriel, MASQUE).replace(numero, MASQUE)

export const contientDonneesPersonnelles = (texte: string): boolean =>
  masquerDonneesPersonnelles(texte) !== texte
