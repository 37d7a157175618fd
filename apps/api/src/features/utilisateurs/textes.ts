export const textes = {
  etiquetteApi: 'utilisateurs',
  resumeFin: 'Quitter la vue comme un adhérent',
  numeroSecu:
    'Un numéro de sécurité sociale ne se cherche pas ici\u00a0: cherchez un nom, une adresse e-mail ou un contrat',
  adresse: 'Cette adresse e-mail ne convient pas',
  adressePrise: 'Cette adresse a déjà un compte',
  soiMeme: 'Cela ne se fait pas sur son propre compte\u00a0: demandez à un collègue',
  dernierAdministrateur:
    'Il ne resterait aucun administrateur qui puisse se connecter\u00a0: nommez-en un autre d’abord',
  roleTropGrand:
    'Vous ne pouvez donner ou retirer que des rôles dont vous avez vous-même les droits',
  roleMedical: 'L’accès médical ne se donne et ne se retire que par un administrateur digital',
  roleDouble: 'Le même rôle est demandé deux fois',
  sansRole: 'Choisissez au moins un rôle',
  roleInconnu: 'Ce rôle n’existe pas',
  compteTropGrand:
    'Ce compte a des droits que vous n’avez pas\u00a0: demandez à un administrateur digital',
  roleMembre: 'Les rôles d’adhérent et de bénéficiaire viennent des contrats',
  sansProtection: 'Ce compte n’a ni code à la connexion ni numéro de téléphone à retirer',
  sansSession: 'Cette session est déjà fermée',
  pasMembre: 'Seul le portail d’un adhérent ou d’un bénéficiaire se regarde ainsi',
} as const
