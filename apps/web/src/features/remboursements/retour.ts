/** How the list of a contract was looked at last. */
let derniere = { numeroContrat: '', search: '' }

export const retenirListe = (numeroContrat: string, search: URLSearchParams) => {
  derniere = { numeroContrat, search: String(search) }
}

/** The way back from a statement: the list as it was left, of that contract only. */
export const retourListe = (numeroContrat: string, liste: string) =>
  derniere.numeroContrat === numeroContrat && derniere.search !== ''
    ? `${liste}?${derniere.search}`
    : liste
