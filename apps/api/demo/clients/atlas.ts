import { charteAtlas } from '../chartes/atlas.ts'
import type { ClientDemo } from '../types.ts'

/** Another insurer on the same installation: other colours, other rules, its own identity provider. */
export const clientAtlas: ClientDemo = {
  code: 'atlas',
  libelle: 'Prévoyance Atlas',
  adresses: ['atlas.localhost'],
  adressesRestreintes: [],
  isDefaut: false,
  charte: charteAtlas,
  fonctionnalites: {
    faqInbentaService: false,
    creationCompteAutreActe: true,
    forgotUsernameAutreActe: false,
    consentementCGUCreationCompteAutreActe: true,
    dematCreationCompte: false,
  },
  exceptions: [
    {
      numeroContrat: '70310002',
      fonctionnalite: 'consentementCGUCreationCompteAutreActe',
      isActivated: false,
    },
  ],
  config: {
    tailleMaxPrenomNom: 60,
    createAccountAuthMode: 'individual',
    registerAttemptNumber: 5,
    registerAttemptNumberAfterMessage:
      'Nous n’avons pas pu vous reconnaître. Écrivez à adhesion@atlas.example, en indiquant votre numéro d’adhérent : un conseiller vous répondra sous deux jours ouvrés.',
    registerEmailMessage:
      'Indiquez l’adresse e-mail professionnelle ou personnelle sur laquelle nous pouvons vous joindre.',
    registerIbanMessage: 'Les quatre derniers caractères de votre IBAN.',
    isRegisterIbanObligatoire: false,
    isRegisterVerifyEmail: false,
    isRegisterVerifyIban: false,
    isCodePostalVerifiedOnAccountCreation: false,
    isCheckBirthdayForgotPasswordActivated: false,
    amfSmsActivated: false,
    isSecondFacteurPersonnel: true,
    delaiToasts: 8,
    isPopupPrestationBlocking: true,
    modesGestion: {
      ribPrestationsActeGestion: 'manuel',
      consentementActeGestion: 'manuel',
      adresseActeGestion: 'manuel',
      optionAffiliationActeGestion: 'manuel',
      optionRadiationActeGestion: 'manuel',
      radiationRenfortActeGestion: 'manuel',
      changementIdentifiantActeGestion: 'manuel',
      suppressionCompteActeGestion: 'manuel',
      carteTpActeGestion: 'manuel',
    },
    delaiChangementIdentifiantHeures: 72,
    reflexionRibHeures: 48,
    jourVirement: 'jeudi',
    codeLoi: 'securite-sociale',
    ics: 'FR98ZZZ999002',
    pointDeVente: 'ATLAS-WEB',
    dataCollectActivated: false,
    isDonneesROMonegasquesActivated: true,
    passwordRequiredLength: 12,
    ibanEtrangerAccepte: true,
    alertesRemboursement: false,
    hasSanteOuInvalidite: true,
    consentements: [
      {
        nom: 'offres',
        libelle: 'J’accepte de recevoir par e-mail la lettre d’information de Prévoyance Atlas.',
      },
    ],
    applicationMobile: { android: null, ios: null, schemes: [] },
    sitesPartenaires: ['kalivia.example'],
    pageErreur: {
      titre: 'Service interrompu',
      contenu:
        '<p>Votre espace est en maintenance. Nous faisons le nécessaire pour le rétablir au plus tôt.</p><p>Pour déclarer un arrêt de travail sans attendre, écrivez à <a href="mailto:gestion@atlas.example">gestion@atlas.example</a>.</p>',
    },
    accroche: {
      titre: 'Votre protection, claire et à portée de main.',
      points: [
        'Vos contrats santé et prévoyance réunis',
        'Vos arrêts de travail déclarés en quelques minutes',
        'Vos attestations prêtes à télécharger',
      ],
    },
    adressePostale: '8 quai des Belges, 13001 Marseille',
    formeJuridique:
      'institution de prévoyance régie par le titre III du livre IX du Code de la sécurité sociale',
    siren: '000 000 002',
    contact: {
      telephone: '04 65 71 00 00',
      horaires: 'Du lundi au samedi, de 9\u00a0h à 19\u00a0h',
    },
    reglementAdresse: 'https://prevoyance-atlas.example.org/reglement-mutualiste',
    telephoneProfessionnels: '04 65 71 00 01',
    mediateurNom: 'La Médiation mutualiste de l’Ouest',
    mediateurAdresse: '4 quai des Armateurs, 44000 Nantes',
    mediateurSite: 'https://mediation-ouest.example.org',
    conformiteAccessibilite: 'non conforme',
  },
}
