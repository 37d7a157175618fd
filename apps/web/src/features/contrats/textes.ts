import { contrats } from '@espace-adherent/contract/mots/ecrans'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { denombre } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('contrats', contrats),
  numero: (numero: string) => `N°\u00a0${numero}`,
  qualites: {
    adherent: (isFemme: boolean) => (isFemme ? 'Adhérente' : 'Adhérent'),
    beneficiaire: () => 'Bénéficiaire',
  },
  attestationPdf: 'Ouvrir l’attestation de droits en PDF',
  pdf: 'PDF',
  qualite: 'Vous êtes',
  debut: 'Depuis le',
  fin: 'Jusqu’au',
  finPassee: 'A pris fin le',
  portabilite: 'Portabilité jusqu’au',
  consultable: 'Documents consultables jusqu’au',
  remboursements: 'Compte bancaire',
  compte: {
    sante: 'Vos remboursements y sont versés',
    prevoyance: 'Vos prestations y sont versées',
  },
  toutVoirAssures: 'Tout voir\u00a0: les personnes couvertes',
  modifier: 'Modifier',
  nombre: (nombre: number) => denombre(nombre, 'contrat'),
  numeroContrat: 'Numéro',
  nature: 'Nature',
  periode: 'Période',
  modePaiement: 'Mode de versement',
  compteVersement: 'Compte de versement',
  affiche: 'Contrat affiché',
  afficher: 'Afficher',
  afficherContrat: (libelle: string) => `Afficher le contrat ${libelle}`,
  depuis: (date: string) => `Depuis le ${date}`,
  duAu: (debut: string, fin: string) => `Du ${debut} au ${fin}`,
  echec: 'Vos contrats n’ont pas pu être chargés',
  echecTexte: 'Votre espace ne peut pas s’ouvrir sans eux',
  termine: {
    titre: (le: string) => `Ce contrat a pris fin le ${le}`,
    textes: {
      garanties:
        'Ces garanties étaient les vôtres jusqu’à ce jour, avec des exemples calculés à cette date. Elles ne couvrent plus les soins d’après.',
      remboursements:
        'Les soins reçus jusqu’à ce jour sont encore remboursés pendant deux ans. Ceux d’après ne le sont pas par ce contrat.',
      beneficiaires: 'Voici les personnes qu’il couvrait jusqu’à ce jour.',
      options:
        'Aucun renfort ne peut plus s’y ajouter. Choisissez un contrat en cours en haut de la page.',
      situation: 'Voici votre situation telle qu’elle était à ce jour.',
      reseaux:
        'Ce contrat ne donne plus accès à nos réseaux de soins. Choisissez un contrat en cours en haut de la page.',
      compteurs:
        'Ce contrat n’ouvre plus de droits : rien n’est plus compté. Choisissez un contrat en cours en haut de la page.',
    },
  },
  radieTitre: 'Votre contrat a pris fin',
  radieTexte:
    'Votre radiation a été enregistrée\u00a0: aucun contrat ne vous ouvre plus cet espace. Nous vous déconnectons et vous redirigeons vers la page d’accueil.',
  radieAppel:
    'Pour une facture de soins d’avant cette date, une attestation ou une question, appelez-nous\u00a0:',
  radieBouton: 'Se déconnecter',
  sansContratTitre: 'Aucun contrat',
  sansContratTexte:
    'Cet utilisateur n’a pas de contrat. Nous vous redirigeons vers l’administration.',
  sansContratBouton: 'Aller à l’administration',
} as const

/** What is said wherever a suspended contract that was paid is spoken of. */
export const texteReprise = (reprendLe: string) =>
  `Votre paiement est reçu\u00a0: vos garanties reprennent le ${formatDateLongue(reprendLe)} à midi.`
