/** Words that the mails of several acts share. French typography: a no-break space stands after « n° ». */

/** The way to what a mail speaks of. */
export const vers = <L extends string>(libelle: L) => ({ lien: 'lien', libelle }) as const

export const suivre = vers('Suivre ma demande')

/** Of an act that changes a contract from a day on. */
export const variablesContrat = {
  nomOffre: 'texte',
  numero: 'texte',
  effet: 'jour',
  lien: 'lien',
} as const

export const votreContrat = 'votre contrat ((nomOffre)), n°\u00a0((numero))'

/** Of one that a clerk has to look at. */
export const dIciLa = 'Notre réponse vous parviendra par e-mail. D’ici là, rien ne change.'
