/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  chapo: 'Nous dire qu’un proche est décédé\u00a0: une personne fait la suite avec vous.',
  etapes: { deces: 'La personne décédée' },
  courriel: 'Un événement de famille',
  accuse: 'Accuser réception',
  pieces: 'Dire quels documents sont utiles',
  prenom: 'Son prénom',
  nom: 'Son nom',
  dateNaissance: 'Née ou né le',
  contratDefunt: 'Son numéro de contrat',
  decesLe: 'Date du décès',
  lien: 'Qui déclare',
  telephone: 'Où vous joindre',
} as const
