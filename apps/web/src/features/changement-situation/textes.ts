export const textes = {
  personne: 'De qui s’agit-il\u00a0?',
  personneAide:
    'Les personnes qui ont leur propre espace n’apparaissent pas ici\u00a0: elles y déclarent leurs changements.',
  moi: (nom: string) => `${nom} (vous)`,
  nature: 'Qu’est-ce qui a changé\u00a0?',
  nomAide: (nom: string) =>
    `Nom actuel\u00a0: ${nom}. Le nom de naissance est gardé à côté du nouveau.`,
  organismeAide: 'Comme sur l’attestation de droits\u00a0: «\u00a0CPAM du Rhône\u00a0».',
  employeurAide: (employeur: string | null) =>
    employeur ? `Employeur actuel\u00a0: ${employeur}` : 'Le nom de l’entreprise ou de l’organisme',
  depuis: 'Date du changement',
} as const
