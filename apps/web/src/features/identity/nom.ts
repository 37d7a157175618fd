type Personne = { prenom: string; nom: string }

export const nomComplet = ({ prenom, nom }: Personne) => `${prenom} ${nom}`.trim()

/** « CM » for Camille Martin. */
export const initiales = ({ prenom, nom }: Personne) =>
  `${[...prenom][0] ?? ''}${[...nom][0] ?? ''}`.toUpperCase()
