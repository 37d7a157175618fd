import { charteHorizon } from '../chartes/horizon.ts'
import type { ClientDemo } from '../types.ts'

export const clientHorizon: ClientDemo = {
  code: 'horizon',
  libelle: 'Mutuelle Horizon',
  adresses: ['localhost', '127.0.0.1', 'interne.localhost'],
  adressesRestreintes: ['interne.localhost'],
  isDefaut: true,
  charte: charteHorizon,
  fonctionnalites: {
    faqInbentaService: true,
    creationCompteAutreActe: true,
    forgotUsernameAutreActe: true,
    consentementCGUCreationCompteAutreActe: true,
    dematCreationCompte: true,
  },
  exceptions: [
    // The help service is about care: it says nothing of provident contracts.
    { numeroContrat: '20450002', fonctionnalite: 'faqInbentaService', isActivated: false },
    { numeroContrat: '20450004', fonctionnalite: 'dematCreationCompte', isActivated: false },
  ],
  config: {
    tailleMaxPrenomNom: 50,
    createAccountAuthMode: 'oneOfTwo',
    registerAttemptNumber: 3,
    registerAttemptNumberAfterMessage:
      'Nous n’avons pas pu vous reconnaître après plusieurs essais. Appelez-nous au 04 00 00 00 00 (appel non surtaxé), du lundi au vendredi de 8 h 30 à 18 h : nous créerons votre espace avec vous.',
    registerEmailMessage:
      'Cette adresse e-mail sera votre identifiant. Choisissez une adresse personnelle, que vous consultez souvent.',
    registerIbanMessage:
      'Les quatre derniers caractères de l’IBAN du compte sur lequel nous versons vos remboursements.',
    isRegisterIbanObligatoire: true,
    isRegisterVerifyEmail: true,
    isRegisterVerifyIban: true,
    isCodePostalVerifiedOnAccountCreation: true,
    isCheckBirthdayForgotPasswordActivated: true,
    amfSmsActivated: true,
    isSecondFacteurPersonnel: true,
    delaiToasts: 5,
    isPopupPrestationBlocking: false,
    modesGestion: {
      ribPrestationsActeGestion: 'automatique',
      inscriptionBeneficiaireActeGestion: 'automatique',
      radiationAssuresActeGestion: 'automatique',
      ribCotisationsActeGestion: 'automatique',
      ribActeGestion: 'automatique',
      declarationSinistreActeGestion: 'automatique',
      declarationSinistreV2ActeGestion: 'automatique',
      pecHospiActeGestion: 'automatique',
      situationContractuelleActeGestion: 'automatique',
    },
    delaiChangementIdentifiantHeures: 72,
    reflexionRibHeures: 48,
    jourVirement: 'jeudi',
    ics: 'FR98ZZZ999001',
    pointDeVente: 'HORIZON-WEB',
    dataCollectActivated: true,
    isDonneesROMonegasquesActivated: true,
    passwordRequiredLength: 8,
    ibanEtrangerAccepte: false,
    alertesRemboursement: true,
    hasSanteOuInvalidite: true,
    consentements: [
      {
        nom: 'offres',
        libelle:
          'J’accepte de recevoir par e-mail les offres et les conseils de prévention de Mutuelle Horizon.',
      },
      {
        nom: 'enquetes',
        libelle: 'J’accepte de participer aux enquêtes de satisfaction de Mutuelle Horizon.',
      },
    ],
    applicationMobile: {
      android: 'https://play.google.com/store/apps/details?id=org.example.mutuellehorizon',
      ios: 'https://apps.apple.com/fr/app/mutuelle-horizon/id1000000001',
      schemes: ['mutuellehorizon'],
    },
    sitesPartenaires: ['santeclair.example', 'kalivia.example', 'itelis.example'],
    pageErreur: {
      titre: 'Nous revenons très vite',
      contenu:
        '<p>Votre espace est momentanément indisponible. Vos remboursements, eux, continuent.</p><p>Réessayez dans quelques minutes. Si c’est urgent, appelez-nous au <a href="tel:+33400000000">04 00 00 00 00</a> (appel non surtaxé), du lundi au vendredi de 8 h 30 à 18 h.</p>',
    },
    accroche: {
      titre: 'Vos remboursements, vos garanties, vos papiers. Au même endroit.',
      points: [
        'Vos décomptes expliqués, ligne par ligne',
        'Votre carte de tiers payant, toujours sur vous',
        'Vos demandes suivies étape par étape',
      ],
    },
    adressePostale: '12 rue des Tisserands, 69003 Lyon',
    formeJuridique: 'mutuelle soumise aux dispositions du livre II du Code de la mutualité',
    siren: '000 000 001',
    contact: {
      telephone: '04 00 00 00 00',
      horaires: 'Du lundi au vendredi, de 8\u00a0h\u00a030 à 18\u00a0h',
    },
    reglementAdresse: 'https://mutuelle-horizon.example.org/reglement-mutualiste',
    telephoneProfessionnels: '04 00 00 00 01',
    mediateurNom: 'La Médiation de la Mutualité des Alpes',
    mediateurAdresse: '12 rue de la Paix, 69003 Lyon',
    mediateurSite: 'https://mediation.example.org',
    conformiteAccessibilite: 'non conforme',
  },
}
