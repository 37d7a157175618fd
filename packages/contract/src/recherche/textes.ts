/** In the order in which they are shown, whatever is found. */
export const groupesRecherche = ['faire', 'reste', 'remboursements', 'documents', 'aide'] as const
export type GroupeRecherche = (typeof groupesRecherche)[number]

export const libellesGroupeRecherche: Record<GroupeRecherche, string> = {
  faire: 'Faire',
  reste: 'Ce qui vous reste',
  remboursements: 'Remboursements',
  documents: 'Documents',
  aide: 'Aide',
}

/** Each page as what one does there, and the words of every day that mean it. */
export const pages = {
  simulateur: {
    titre: 'Simuler un remboursement',
    detail: 'Votre reste à charge avant de dépenser',
    mots: 'lunettes dentiste devis couronne appareil auditif combien prix coûte achat reste à charge',
  },
  compteurs: {
    titre: 'Voir ce qu’il me reste',
    detail: 'Forfaits, plafonds et renouvellements, personne par personne',
    mots: 'compteur compteurs plafond forfait droits combien encore ostéopathe psychologue lunettes',
  },
  remboursements: {
    titre: 'Voir mes remboursements',
    detail: 'Soin par soin, avec ce qui a été payé et par qui',
    mots: 'décompte soins sécu remboursé relevé historique médecin pharmacie argent',
  },
  paiements: {
    titre: 'Voir les virements reçus',
    detail: 'Ce que nous avons versé, et sur quel compte',
    mots: 'versement virement paiement banque argent reçu payé',
  },
  tropPercus: {
    titre: 'Rendre un trop-perçu',
    detail: 'Ce qui vous a été versé par erreur',
    mots: 'trop-perçu erreur rendre rembourser somme indu dette',
  },
  garanties: {
    titre: 'Voir mes garanties',
    detail: 'Ce que votre contrat prend en charge',
    mots: 'tableau couverture couvert niveau pourcentage base prise en charge optique dentaire',
  },
  carte: {
    titre: 'Afficher ma carte de tiers payant',
    detail: 'À montrer ou à télécharger',
    mots: 'carte mutuelle tiers payant pharmacie attestation télécharger numéro adhérent',
  },
  contrats: {
    titre: 'Voir mes contrats',
    detail: 'Numéro, offre et dates de chacun',
    mots: 'contrat numéro adhérent offre mutuelle formule date début fin',
  },
  beneficiaires: {
    titre: 'Voir qui est couvert',
    detail: 'Les personnes de votre contrat',
    mots: 'bénéficiaire famille enfant conjoint droit ayant couvert personnes',
  },
  options: {
    titre: 'Voir mes renforts',
    detail: 'Ceux que vous avez, ceux que votre offre propose',
    mots: 'option renfort supplément complément',
  },
  cotisations: {
    titre: 'Voir mes cotisations',
    detail: 'Échéances, prélèvements et ce qui reste dû',
    mots: 'cotisation échéancier prélèvement mensualité prix tarif payer impayé retard facture',
  },
  documents: {
    titre: 'Télécharger une attestation ou un document',
    detail: 'Attestations, relevés, échéanciers et courriers',
    mots: 'attestation mutuelle justificatif relevé document papier courrier lettre impôts certificat contrat notice PDF',
  },
  situation: {
    titre: 'Obtenir ma situation contractuelle',
    detail: 'Tout ce qui vous lie à nous, sur un papier',
    mots: 'situation contractuelle récapitulatif contrat preuve',
  },
  reseaux: {
    titre: 'Trouver un professionnel du réseau',
    detail: 'Des tarifs négociés près de chez vous',
    mots: 'réseau de soins opticien dentiste audioprothésiste partenaire annuaire près',
  },
  naissance: {
    titre: 'Déclarer une naissance, une adoption',
    detail: 'Ce que cela change sur tous vos contrats',
    mots: 'naissance bébé enfant adoption grossesse maternité nouveau-né accouchement',
  },
  demenagement: {
    titre: 'Déclarer un déménagement',
    detail: 'Ce que cela change sur tous vos contrats',
    mots: 'déménagement déménager adresse maison appartement domicile',
  },
  mariage: {
    titre: 'Déclarer un mariage, un Pacs, une séparation',
    detail: 'Ce que cela change sur tous vos contrats',
    mots: 'mariage marié pacs divorce séparation conjoint époux nom',
  },
  arret: {
    titre: 'Déclarer un arrêt de travail',
    detail: 'Indemnités, dates et documents, tous contrats vus',
    mots: 'arrêt de travail maladie accident congé maternité indemnités journalières IJ prévoyance salaire',
  },
  hospitalisation: {
    titre: 'Prévenir d’une hospitalisation',
    detail: 'Ce que cela change sur tous vos contrats',
    mots: 'hospitalisation hôpital clinique opération chirurgie séjour',
  },
  retraite: {
    titre: 'Préparer un départ à la retraite',
    detail: 'Ce que deviennent vos contrats',
    mots: 'retraite pension départ âge',
  },
  employeur: {
    titre: 'Changer d’employeur',
    detail: 'Départ, nouvelle embauche, chômage',
    mots: 'employeur travail emploi chômage licenciement démission embauche entreprise portabilité',
  },
  evenements: {
    titre: 'Il vous arrive quelque chose',
    detail: 'Naissance, déménagement, mariage, arrêt, retraite',
    mots: 'événement vie changement situation arrive',
  },
  demandes: {
    titre: 'Suivre mes demandes',
    detail: 'Où elles en sont, et ce qui est attendu de vous',
    mots: 'demande suivi avancement réponse dossier envoyé attente message où en est',
  },
  sinistres: {
    titre: 'Suivre mes sinistres',
    detail: 'Arrêts, invalidité, décès',
    mots: 'sinistre arrêt de travail indemnité invalidité maladie accident prévoyance',
  },
  aide: {
    titre: 'Poser une question à l’aide',
    detail: 'Les réponses aux questions fréquentes',
    mots: 'aide question faq réponse',
  },
  profil: {
    titre: 'Voir mes informations',
    detail: 'Nom, adresse, téléphone et coordonnées',
    mots: 'profil nom prénom informations personnelles coordonnées numéro sécurité sociale téléphone',
  },
  securite: {
    titre: 'Changer mon mot de passe',
    detail: 'Mot de passe, code par SMS, clés d’accès, appareils',
    mots: 'mot de passe mdp sécurité code SMS téléphone connexion appareil clé session pirate piraté identifiant',
  },
  copie: {
    titre: 'Télécharger mes données',
    detail: 'Une copie de ce que votre espace conserve',
    mots: 'télécharger récupérer exporter copie données personnelles RGPD portabilité vie privée',
  },
  consultations: {
    titre: 'Voir qui a consulté mon dossier',
    detail: 'Chaque ouverture, par qui et quand',
    mots: 'qui a vu lu ouvert regardé consulté dossier accès espionner compte données',
  },
  proches: {
    titre: 'Donner accès à un proche',
    detail: 'Il regarde votre espace, et ne fait rien à votre place',
    mots: 'proche aidant aide parent mère père confier accès délégation tiers procuration',
  },
  soins: {
    titre: 'Choisir qui voit mes soins',
    detail: 'Ce que les autres personnes du contrat voient des vôtres',
    mots: 'confidentialité secret cacher masquer soins conjoint parents voir discret',
  },
  comptes: {
    titre: 'Voir mes comptes bancaires',
    detail: 'Celui des remboursements et celui des cotisations',
    mots: 'RIB IBAN banque compte bancaire coordonnées bancaires',
  },
  notifications: {
    titre: 'Voir mes notifications',
    detail: 'Ce que nous vous avons signalé',
    mots: 'notification alerte message cloche',
  },
  nouveautes: {
    titre: 'Voir les nouveautés',
    detail: 'Ce qui a changé dans votre espace',
    mots: 'nouveauté nouveau changement portail site',
  },
} as const

/** Words of every day that mean an act, and that neither its name nor its introduction says. */
export const motsActes = {
  ribPrestationsActeGestion: 'RIB IBAN banque changer de banque compte bancaire',
  ribCotisationsActeGestion: 'RIB IBAN banque changer de banque compte bancaire prélèvement mandat',
  ribActeGestion: 'RIB IBAN banque changer de banque compte bancaire',
  paiementCotisationActeGestion: 'régler cotisation impayé dette carte bleue CB retard payer',
  declarationSinistreV2ActeGestion:
    'envoyer une facture lunettes dentiste ostéopathe ticket reçu justificatif se faire rembourser photo feuille de soins',
  pecHospiActeGestion:
    'hôpital clinique opération chirurgie maternité accouchement prise en charge',
  carteTpActeGestion: 'carte perdue volée cassée mutuelle carte nouvelle refaire',
  declarationSinistreActeGestion: 'arrêt de travail maladie accident indemnités journalières décès',
  consentementActeGestion: 'publicité démarchage RGPD accord newsletter consentement',
  adresseActeGestion: 'déménagement déménager nouvelle maison numéro de téléphone portable mobile',
  situationContractuelleActeGestion:
    'mariage divorce pacs veuf séparation régime sécurité sociale travail retraite employeur chômage nom',
  communicationActeGestion: 'e-mail SMS appel contacter préférence',
  abonnementActeGestion: 'alerte notification prévenir e-mail SMS désabonner',
  dematerialisationActeGestion: 'papier poste courrier zéro papier dématérialisation écologie',
  contactActeGestion:
    'contacter conseiller téléphone message joindre parler question écrire e-mail',
  inscriptionBeneficiaireActeGestion:
    'naissance bébé enfant adoption mariage conjoint ajouter inscrire famille nouveau-né',
  radiationAssuresActeGestion: 'divorce séparation enlever supprimer enfant conjoint radier',
  decesActeGestion: 'décès mort décédé obsèques deuil veuf veuve succession capital notaire',
  optionAffiliationActeGestion: 'option renfort mieux couvert ajouter',
  optionRadiationActeGestion: 'option renfort enlever supprimer arrêter',
  radiationRenfortActeGestion: 'options renforts enlever supprimer arrêter',
  garantiesActeGestion:
    'trop cher baisser augmenter formule mieux remboursé changer offre niveau couverture moins cher',
  renonciationActeGestion: 'rétractation annuler souscription quatorze jours regret',
  resiliationActeGestion:
    'partir quitter arrêter départ fin du contrat rompre changer de mutuelle concurrence',
  reclamationActeGestion: 'plainte pas content mécontent litige insatisfait problème contester',
  droitsActeGestion: 'RGPD effacer corriger données personnelles opposition CNIL oubli',
  accessibiliteActeGestion: 'handicap malvoyant aveugle lecteur d’écran contraste bug',
  changementIdentifiantActeGestion: 'e-mail adresse électronique identifiant login changer',
  suppressionCompteActeGestion: 'supprimer fermer effacer compte espace désinscrire',
} as const
