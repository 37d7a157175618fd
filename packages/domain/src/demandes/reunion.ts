/** What is looked at of two messages before they become one conversation. */
export type AReunir = {
  id: string
  compteId: string | null
  numeroContrat: string | null
  acte: string
  /** Nobody has decided or closed it. */
  isOuverte: boolean
  /** In the order in which they came in. */
  numero: number
}

export type Reunion<M> = { garde: M; jointe: M } | { refus: string }

/** Two messages of one person about one contract: the older goes on, with all that the other holds. */
export function reunir<M extends AReunir>(une: M, autre: M): Reunion<M> {
  if (une.id === autre.id) return { refus: 'Choisissez un autre message' }
  if (une.compteId === null || une.compteId !== autre.compteId)
    return { refus: 'Ces messages ne viennent pas de la même personne' }
  if (une.numeroContrat !== autre.numeroContrat)
    return { refus: 'Ces messages ne concernent pas le même contrat' }
  if (une.acte !== autre.acte) return { refus: 'Seuls des messages peuvent être réunis' }
  const [garde, jointe] = une.numero < autre.numero ? [une, autre] : [autre, une]
  if (!jointe.isOuverte)
    return { refus: 'Le plus récent des deux est déjà clos\u00a0: il ne se réunit plus' }
  return { garde, jointe }
}
