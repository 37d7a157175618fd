/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  titre: 'Déclarer un décès',
  lead: 'Nous vous présentons nos condoléances. Dites-nous qui est décédé et où vous joindre\u00a0: une personne fait la suite avec vous.',
  avant: {
    titre: 'Comment cela se passe',
    points: [
      'Vous recevez aussitôt un e-mail qui dit la suite, et ses dates.',
      'Une personne vous répond et vous dit quels documents seront utiles. Rien n’est à envoyer aujourd’hui\u00a0: gardez l’acte de décès sous la main.',
      'Nous ne pouvons pas vous dire ici si cette personne avait un contrat chez nous\u00a0: nous vérifions d’abord qui nous écrit.',
    ],
  },
  votre: 'La personne décédée',
  prenom: 'Son prénom',
  nom: 'Son nom',
  dateNaissance: 'Sa date de naissance',
  decesLe: 'La date du décès',
  jourAide: 'Sous la forme JJ/MM/AAAA.',
  contrat: 'Son numéro de contrat',
  contratAide: 'Facultatif\u00a0: il figure sur sa carte de tiers payant.',
  lien: 'Vous êtes',
  telephone: 'Votre numéro de téléphone',
  telephoneAide: 'Facultatif\u00a0: une personne peut vous appeler plutôt que vous écrire.',
  confirmer: 'Envoyer ma déclaration',
} as const
