/** « S-000042 ». */
export const referenceSinistre = (numero: number) => `S-${String(numero).padStart(6, '0')}`

export const textes = {
  type: 'Sinistre',
  personne: 'Personne concernée',
  depuis: 'Date',
  fin: 'Fin prévue',
  employeur: 'Employeur',
  circonstances: 'Circonstances',
  pasCouverte: 'Cette personne n’est plus couverte par ce contrat',
  dejaDeclare: 'Ce sinistre est déjà déclaré\u00a0: vous le trouvez dans vos sinistres',
} as const
