import type { Chemin } from './chemins.ts'

type Commun = { chemin: Chemin; libelle: string; aide?: string }
export type ChampConfig = Commun &
  (
    | { genre: 'booleen' }
    | { genre: 'nombre'; unite?: string; isFacultatif?: true }
    | { genre: 'texte'; isFacultatif?: true }
    | { genre: 'texteLong'; max: number }
    | { genre: 'liste' }
    | { genre: 'choix'; choix: Readonly<Record<string, string>> }
  )

export type GroupeConfig = { titre: string; champs: readonly ChampConfig[] }

/** Every setting of a client, with what it means to whoever sets it. */
export const groupesConfig: readonly GroupeConfig[] = [
  {
    titre: 'Création de compte',
    champs: [
      {
        chemin: 'config.createAccountAuthMode',
        libelle: 'Ce que l’adhérent donne',
        aide: 'Pour être reconnu quand il crée son espace.',
        genre: 'choix',
        choix: {
          individual: 'Son numéro d’adhérent',
          NIR: 'Son numéro de sécurité sociale',
          all: 'Les deux',
          oneOfTwo: 'L’un des deux',
        },
      },
      {
        chemin: 'config.hasSanteOuInvalidite',
        libelle: 'La santé ou l’invalidité est couverte',
        aide: 'Sans elle, le numéro de sécurité sociale ne peut pas être demandé (décret 2019-341).',
        genre: 'booleen',
      },
      {
        chemin: 'config.hasContratsNonResponsables',
        libelle: 'Des contrats ne sont pas «\u00a0responsables\u00a0»',
        aide: 'Les données de santé demandent alors un accord exprès\u00a0: le consentement «\u00a0donneesSante\u00a0» est posé à l’activation, puis à qui est déjà inscrit.',
        genre: 'booleen',
      },
      {
        chemin: 'config.registerAttemptNumber',
        libelle: 'Essais avant blocage',
        aide: 'Ensuite, le bouton disparaît et le message ci-dessous s’affiche.',
        genre: 'nombre',
      },
      {
        chemin: 'config.registerAttemptNumberAfterMessage',
        libelle: 'Message après le dernier essai',
        genre: 'texteLong',
        max: 2000,
      },
      {
        chemin: 'config.tailleMaxPrenomNom',
        libelle: 'Longueur du nom et du prénom',
        aide: 'Longueur cumulée.',
        genre: 'nombre',
        unite: 'caractères',
      },
      {
        chemin: 'config.isCodePostalVerifiedOnAccountCreation',
        libelle: 'Vérifier le code postal',
        genre: 'booleen',
      },
      {
        chemin: 'config.isRegisterVerifyIban',
        libelle: 'Vérifier la fin de l’IBAN',
        aide: 'Ses quatre derniers caractères.',
        genre: 'booleen',
      },
      {
        chemin: 'config.isRegisterIbanObligatoire',
        libelle: 'Fin de l’IBAN obligatoire',
        genre: 'booleen',
      },
      {
        chemin: 'config.registerIbanMessage',
        libelle: 'Aide du champ IBAN',
        genre: 'texteLong',
        max: 2000,
      },
      {
        chemin: 'config.isRegisterVerifyEmail',
        libelle: 'Vérifier l’adresse e-mail',
        aide: 'Celle que l’assureur connaît déjà.',
        genre: 'booleen',
      },
      {
        chemin: 'config.registerEmailMessage',
        libelle: 'Aide du champ e-mail',
        genre: 'texteLong',
        max: 2000,
      },
      {
        chemin: 'config.isConsentementImpose',
        libelle: 'Consentements imposés aux comptes créés par le personnel',
        aide: 'Sinon, chacun y répond par oui ou par non. Un consentement imposé n’en est pas un (RGPD, article 7).',
        genre: 'booleen',
      },
      {
        chemin: 'config.isDonneesROMonegasquesActivated',
        libelle: 'Numéro monégasque',
        aide: 'Affiche le choix «\u00a0assuré à Monaco\u00a0».',
        genre: 'booleen',
      },
      {
        chemin: 'config.alertesRemboursement',
        libelle: 'Alertes de remboursement',
        aide: 'Proposées à la création du compte.',
        genre: 'booleen',
      },
    ],
  },
  {
    titre: 'Connexion et sécurité',
    champs: [
      {
        chemin: 'config.passwordRequiredLength',
        libelle: 'Longueur du mot de passe',
        aide: 'De 8 à 100, avec minuscule, majuscule, chiffre et caractère spécial.',
        genre: 'nombre',
        unite: 'caractères',
      },
      { chemin: 'config.amfSmsActivated', libelle: 'Code par SMS', genre: 'booleen' },
      {
        chemin: 'config.isCheckBirthdayForgotPasswordActivated',
        libelle: 'Date de naissance au mot de passe oublié',
        aide: 'Demandée en plus de l’identifiant.',
        genre: 'booleen',
      },
      {
        chemin: 'config.delaiChangementIdentifiantHeures',
        libelle: 'Délai d’un changement d’identifiant',
        aide: 'De 24 à 720\u00a0heures, pendant lesquelles il s’annule. 0\u00a0: il change dès que le lien est suivi, et rien ne protège d’un proche.',
        genre: 'nombre',
        unite: 'h',
      },
      {
        chemin: 'config.retractationSuppressionJours',
        libelle: 'Délai avant la suppression d’un compte',
        aide: '7\u00a0jours entiers si le champ reste vide. 0\u00a0: la nuit qui suit la demande.',
        genre: 'nombre',
        unite: 'jours',
        isFacultatif: true,
      },
      {
        chemin: 'config.isConfirmationSansClic',
        libelle: 'Confirmer l’adresse sans clic',
        aide: 'Ouvrir le lien suffit, y compris pour un logiciel qui lit les e-mails.',
        genre: 'booleen',
      },
      {
        chemin: 'config.isMotDePasseFaibleAccepte',
        libelle: 'Accepter les mots de passe courants',
        aide: 'Et ceux qui contiennent le nom ou l’année de naissance.',
        genre: 'booleen',
      },
      {
        chemin: 'config.isRedirectionLibre',
        libelle: 'Rediriger vers n’importe quel site',
        aide: 'Par «\u00a0redirect-to-mobile\u00a0». Sinon, vers l’application et les adresses du portail.',
        genre: 'booleen',
      },
    ],
  },
  {
    titre: 'Lectures inhabituelles du personnel',
    champs: [
      {
        chemin: 'config.alertesLecture.dossiersHeure',
        libelle: 'Dossiers ouverts en une heure',
        aide: 'Au-delà, les administrateurs sont prévenus. Par défaut\u00a0: 60, 200 au plus.',
        genre: 'nombre',
        isFacultatif: true,
      },
      {
        chemin: 'config.alertesLecture.dossiersJour',
        libelle: 'Dossiers ouverts en un jour',
        aide: 'Par défaut\u00a0: 300, 800 au plus.',
        genre: 'nombre',
        isFacultatif: true,
      },
      {
        chemin: 'config.alertesLecture.lignesHeure',
        libelle: 'Lignes exportées en une heure',
        aide: 'Par défaut\u00a0: 10\u00a0000, 100\u00a0000 au plus.',
        genre: 'nombre',
        isFacultatif: true,
      },
      {
        chemin: 'config.alertesLecture.lignesJour',
        libelle: 'Lignes exportées en un jour',
        aide: 'Par défaut\u00a0: 30\u00a0000, 300\u00a0000 au plus.',
        genre: 'nombre',
        isFacultatif: true,
      },
    ],
  },
  {
    titre: 'Banque et cotisations',
    champs: [
      {
        chemin: 'config.reflexionRibHeures',
        libelle: 'Délai avant un nouveau compte bancaire',
        aide: 'Par défaut\u00a0: 48\u00a0heures.',
        genre: 'nombre',
        unite: 'h',
        isFacultatif: true,
      },
      {
        chemin: 'config.jourVirement',
        libelle: 'Jour des virements de remboursement',
        aide: 'Annoncé aux adhérents. Un jour sans banque repousse le virement au suivant.',
        genre: 'choix',
        choix: {
          '': 'Aucun jour annoncé',
          lundi: 'Lundi',
          mardi: 'Mardi',
          mercredi: 'Mercredi',
          jeudi: 'Jeudi',
          vendredi: 'Vendredi',
        },
      },
      {
        chemin: 'config.prescriptionInduMois',
        libelle: 'Durée pour réclamer un trop-perçu',
        aide: 'Par défaut\u00a0: 24\u00a0mois, la prescription de la loi, depuis chaque versement.',
        genre: 'nombre',
        unite: 'mois',
        isFacultatif: true,
      },
      {
        chemin: 'config.codeLoi',
        libelle: 'Code de loi cité dans les lettres',
        aide: 'Celui dont relève l’organisme\u00a0: mises en demeure, trop-perçus et changements notifiés en citent les articles.',
        genre: 'choix',
        choix: {
          mutualite: 'Code de la mutualité',
          'securite-sociale': 'Code de la sécurité sociale',
          assurances: 'Code des assurances',
        },
      },
      {
        chemin: 'config.ibanEtrangerAccepte',
        libelle: 'IBAN étranger accepté',
        aide: 'Tout IBAN SEPA, BIC facultatif, compte d’un tiers sur justificatif. Toujours vrai hors démonstration (règlement UE 260/2012).',
        genre: 'booleen',
      },
      {
        chemin: 'config.isPopupPrestationBlocking',
        libelle: 'RIB manquant bloquant',
        aide: 'La fenêtre ne se ferme pas sans réponse.',
        genre: 'booleen',
      },
      {
        chemin: 'config.ics',
        libelle: 'Identifiant créancier SEPA',
        aide: 'Sans lui, aucun mandat n’est signé en ligne.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.pointDeVente',
        libelle: 'Point de vente du paiement par carte',
        aide: 'Sans lui, aucune carte n’est acceptée.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.isSansPrelevement',
        libelle: 'Aucun mandat n’est signé en ligne',
        aide: 'Le portail peut alors s’ouvrir sans identifiant créancier.',
        genre: 'booleen',
      },
      {
        chemin: 'config.isSansCarte',
        libelle: 'Aucune carte bancaire n’est acceptée',
        aide: 'Le portail peut alors s’ouvrir sans point de vente.',
        genre: 'booleen',
      },
    ],
  },
  {
    titre: 'Contact et applications',
    champs: [
      { chemin: 'config.adressePostale', libelle: 'Adresse postale', genre: 'texte' },
      {
        chemin: 'config.formeJuridique',
        libelle: 'Forme juridique',
        aide: 'Au bas de chaque document, par exemple «\u00a0mutuelle soumise aux dispositions du livre II du Code de la mutualité\u00a0».',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.siren',
        libelle: 'Numéro SIREN',
        aide: 'Neuf chiffres, au bas de chaque document.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.telephoneProfessionnels',
        libelle: 'Téléphone réservé aux professionnels de santé',
        aide: 'Écrit au dos de la carte de tiers payant. Vide\u00a0: la ligne n’y est pas.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.reglementAdresse',
        libelle: 'Adresse du règlement',
        aide: 'Lu avant tout nouveau choix de garanties. Vide\u00a0: il est dans les documents de chacun.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.contact.telephone',
        libelle: 'Téléphone',
        aide: 'Laissez vide, horaires compris, pour n’afficher aucun téléphone.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.contact.horaires',
        libelle: 'Horaires',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.applicationMobile.android',
        libelle: 'Application Android',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.applicationMobile.ios',
        libelle: 'Application iPhone',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.applicationMobile.schemes',
        libelle: 'Début des liens de l’application',
        aide: 'Un par ligne, par exemple mutuellehorizon.',
        genre: 'liste',
      },
    ],
  },
  {
    titre: 'Partenaires',
    champs: [
      {
        chemin: 'config.sitesPartenaires',
        libelle: 'Sites des réseaux de soins',
        aide: 'Un par ligne, par exemple www.reseau.fr. Le portail n’ouvre aucun autre site au nom d’un adhérent.',
        genre: 'liste',
      },
    ],
  },
  {
    titre: 'Pages et comportement',
    champs: [
      { chemin: 'config.accroche.titre', libelle: 'Accroche de l’accueil', genre: 'texte' },
      {
        chemin: 'config.accroche.points',
        libelle: 'Points de l’accroche',
        aide: 'Un par ligne, cinq au plus.',
        genre: 'liste',
      },
      {
        chemin: 'config.pageErreur.titre',
        libelle: 'Titre de la page d’indisponibilité',
        genre: 'texte',
      },
      {
        chemin: 'config.pageErreur.contenu',
        libelle: 'Texte de la page d’indisponibilité',
        aide: 'Paragraphes, listes et liens sont gardés, le reste est retiré.',
        genre: 'texteLong',
        max: 20_000,
      },
      {
        chemin: 'config.delaiToasts',
        libelle: 'Durée des messages',
        aide: 'Avant de s’effacer seuls.',
        genre: 'nombre',
        unite: 's',
      },
      {
        chemin: 'config.dataCollectActivated',
        libelle: 'Mesure d’audience',
        aide: 'Compte les connexions de chaque jour, sur le tableau de bord. Rien n’est suivi page par page.',
        genre: 'booleen',
      },
      {
        chemin: 'config.mediateurNom',
        libelle: 'Médiateur',
        aide: 'Nommé sur le site, dans les courriers et dans chaque refus.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.mediateurAdresse',
        libelle: 'Adresse du médiateur',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.mediateurSite',
        libelle: 'Site du médiateur',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.conformiteAccessibilite',
        libelle: 'Accessibilité',
        aide: 'Ce qu’un audit a constaté, et que chaque page doit afficher.',
        genre: 'choix',
        choix: {
          'non conforme': 'Non conforme',
          'partiellement conforme': 'Partiellement conforme',
          'totalement conforme': 'Totalement conforme',
        },
      },
      {
        chemin: 'config.accessibiliteSchema',
        libelle: 'Schéma pluriannuel d’accessibilité',
        aide: 'Son adresse. Avec le plan de l’année, il est dû au-delà de 250\u00a0millions d’euros de chiffre d’affaires.',
        genre: 'texte',
        isFacultatif: true,
      },
      {
        chemin: 'config.accessibilitePlan',
        libelle: 'Plan d’actions d’accessibilité de l’année',
        aide: 'Son adresse.',
        genre: 'texte',
        isFacultatif: true,
      },
    ],
  },
]

/** What each place is called, for the history and conflicts. */
export const libelleConfig = (chemin: Chemin): string | undefined =>
  groupesConfig.flatMap(({ champs }) => champs).find((champ) => champ.chemin === chemin)?.libelle
