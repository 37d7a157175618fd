import { de, denombre, formatCompte, type Lien } from '@espace-adherent/domain'

export const textes = {
  verification: {
    lit: (prenom: string) =>
      [`Voit les demandes ${de(prenom)}`, `Ne voit pas les demandes ${de(prenom)}`] as const,
    litEnPartie: (prenom: string, { vues, toutes }: { vues: number; toutes: number }) =>
      `Voit ${denombre(vues, 'demande')} ${de(prenom)} sur ${formatCompte(toutes)}`,
    traite: ['Traite ces demandes', 'Ne traite pas ces demandes'],
    deport: {
      soi: 'Ne traite pas ces demandes\u00a0: c’est son propre dossier',
      contrat: 'Ne traite pas ces demandes\u00a0: son contrat, ou un proche, est concerné',
      delegation: 'Ne traite pas ces demandes\u00a0: un accès est partagé avec cette personne',
    } satisfies Record<Lien, string>,
    proche: (prenom: string) =>
      [`Voit celles ${de(prenom)}`, `Ne voit pas celles ${de(prenom)}`] as const,
    fiche: ['Ouvre sa fiche et ses contrats', 'N’ouvre pas sa fiche'],
    contacts: [
      'Lit son adresse e-mail et la fin de son numéro',
      'Ne lit ni son adresse e-mail ni son numéro',
    ],
    compte: ['Verrouille son compte et voit son espace', 'Ne touche pas à son compte'],
    medical: ['Lit ses documents médicaux', 'Ne voit aucun détail médical'],
  },

  medical: {
    personnel: 'Cette personne ne travaille pas ici',
    deja: 'Cette personne fait déjà partie du service médical',
    sansDemandes: 'Le rôle de cette personne ne lui montre pas les demandes',
  },

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
