import { carte } from '@espace-adherent/contract/mots/ecrans'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('carte', carte),
  ceQuiEstFaux: 'Ce qui est faux sur la carte',
  recto: 'Recto de la carte',
  verso: 'Verso de la carte',
  tiersPayant: 'Tiers payant',
  numeroAmc: 'N° AMC',
  typeConvention: 'Convention',
  csr: 'Routage (CSR)',
  numeroAdherent: 'N° adhérent',
  assures: 'Personnes couvertes par la carte',
  nom: 'Nom et prénom',
  naissance: 'Naissance',
  rang: 'Rang',
  professionnels: 'Professionnels de santé\u00a0:',
  responsable:
    'Contrat responsable\u00a0: tiers payant intégral sur les lunettes, les prothèses dentaires et les aides auditives du 100\u00a0% Santé.',
  validite: (debut: string, fin: string) => `Valable du ${debut} au ${fin}`,
  portabilite: (fin: string) => `Portabilité jusqu’au ${fin}`,
  jusquau: (fin: string) => `Valable jusqu’au ${fin}`,
  aPartirDu: (debut: string) => `Valable à partir du ${debut}`,
  expiree: (fin: string) => `N’est plus valable depuis le ${fin}`,
  datamatrix: 'Code datamatrix de la carte, à scanner par le professionnel de santé',
  pdf: 'PDF',
  portefeuilles: { apple: 'Ajouter à Apple Wallet', google: 'Ajouter à Google Wallet' },
  afficher: 'Afficher',
  ouvrirPdf: 'Ouvrir la carte en PDF',
  afficherCarte: 'Afficher la carte de tiers payant',
  horsLigne: 'Hors ligne',
  gardee: 'Votre carte est gardée sur cet appareil.',
  refusee: 'Votre carte n’est pas gardée sur cet appareil.',
  impossible:
    'La carte n’a pas pu être gardée sur cet appareil\u00a0: enregistrez le PDF pour l’avoir hors ligne.',
  copieTitre: 'Vous voyez la carte gardée sur cet appareil',
  copieTexte: (jour: string) =>
    `Le serveur ne répond pas. La carte est celle du ${jour}\u00a0: elle peut avoir changé depuis.`,
  vousEtesHorsLigne: 'Vous êtes hors ligne',
  carteDu: (jour: string) => `Voici votre carte de tiers payant, telle qu’elle était le ${jour}.`,
  contrat: 'Contrat',
  choixContrat: (nomOffre: string, numero: string) => `${nomOffre} (n°\u00a0${numero})`,
  reessayer: 'Réessayer',
  toujoursHorsLigne: 'Le serveur ne répond toujours pas.',
  resteHorsLigne: 'Le reste de votre espace revient avec le réseau.',
  copieExpiree: (nomOffre: string, fin: string) =>
    `Votre carte ${nomOffre} a cessé d’être valable le ${fin}`,
  copieExpireeTexte:
    'La copie gardée sur cet appareil n’est donc plus affichée. Retrouvez votre carte à jour dès que le réseau revient.',
  usage: 'Comment l’utiliser',
  conseils: [
    'Présentez-la avec votre carte Vitale\u00a0: vous n’avancez pas les frais pris en charge.',
    'À l’hôpital, chez l’opticien, le dentiste ou l’audioprothésiste, demandez une prise en charge avant les soins.',
    'Quand votre contrat prend fin, elle n’est plus valable\u00a0: les soins réglés après vous seraient réclamés.',
  ],
} as const
