import { de, denombre, formatCompte } from '@espace-adherent/domain'

export const textes = {
  etiquetteApi: 'envois',
  resumePage: 'Désinscription\u00a0: page de confirmation',
  resumeRetours: 'Recevoir du serveur d’e-mails un rapport de non-remise (RFC 3464), signé',
  resumeDesinscription: 'Désinscription en un clic (RFC 8058)',
  autrePersonne: 'Une autre personne que l’auteur doit approuver cet envoi',
  pasPossible: 'Cet envoi a changé d’état\u00a0: ce geste n’est plus possible',
  pasModifiable: 'Seul un brouillon se modifie\u00a0: reprenez d’abord la main',
  nombreChange: (vu: number, actuel: number) =>
    `L’audience est passée de ${formatCompte(vu)} à ${denombre(actuel, 'personne')}\u00a0: regardez-la et décidez à nouveau`,
  audienceInconnue: 'Cette audience n’existe pas',
  audienceModifiee: 'L’audience a été modifiée depuis l’approbation',
  audienceVide: 'Personne ne fait partie de cette audience',
  departPasse: 'Le départ doit être à venir',
  departHorsHeures: 'Les messages partent de 8\u00a0h à 20\u00a0h, ni le dimanche ni un jour férié',
  sansCourriels: 'Aucun serveur d’e-mails n’est configuré',
  sansSms: 'Aucune passerelle de SMS n’est configurée',
  boutonSansLien: 'Indiquez la page où mène le bouton',
  essai: (titre: string) => `[Essai] ${titre}`,
  desabonner: 'Ne plus recevoir d’offres par e-mail',
  smsOffres: (adresse: string) => ` Gérer ces SMS : ${adresse}`,
  desinscription: {
    titre: 'Offres par e-mail',
    question: (assureur: string) =>
      `Vous ne recevrez plus d’offres ${de(assureur)} à cette adresse. Les messages sur votre contrat et vos demandes continueront d’arriver.`,
    bouton: 'Ne plus recevoir d’offres',
    faite: 'C’est fait',
    faiteTexte: (assureur: string) =>
      `${assureur} ne vous enverra plus d’offres par e-mail. Vous pouvez changer d’avis dans votre espace, rubrique «\u00a0Mes préférences\u00a0».`,
    inconnue: 'Ce lien n’est plus valable',
    inconnueTexte:
      'Vous pouvez choisir ce que vous recevez dans votre espace, rubrique «\u00a0Mes préférences\u00a0».',
  },
} as const
