import { deCouverture, teteActe } from '../acte/tete.ts'

/** The heads of all acts. They load no shape: lists, rights and follow-up need no more. */
export const accessibiliteTete = teteActe('accessibiliteActeGestion', {
  adresse: { slice: 'accessibilite', path: '/forms/accessibilite' },
  liste: { libelle: 'Signaler un problème d’accessibilité', groupe: 'profil', icone: 'acces' },
  pour: { identite: 'session' },
  gestion: { suite: 'reponse', recours: 'defenseur' },
})

export const adresseTete = teteActe('adresseActeGestion', {
  adresse: { slice: 'adresse', path: '/forms/adresse' },
  liste: { libelle: 'Changer d’adresse', groupe: 'profil', icone: 'maison' },
  pour: { identite: 'recente' },
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const inscriptionBeneficiaireTete = teteActe('inscriptionBeneficiaireActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/inscriptionbeneficiaire' },
  liste: { libelle: 'Ajouter un bénéficiaire', groupe: 'couverture', icone: 'arrivee' },
  pour: deCouverture,
  gestion: { delegation: 'demarches' },
})

export const radiationAssuresTete = teteActe('radiationAssuresActeGestion', {
  adresse: { slice: 'beneficiaires', path: '/forms/radiation-assures' },
  liste: { libelle: 'Retirer un bénéficiaire', groupe: 'couverture', icone: 'depart' },
  pour: deCouverture,
  gestion: { delegation: 'demarches' },
})

export const carteTpTete = teteActe('carteTpActeGestion', {
  adresse: { slice: 'carte-tp', path: '/forms/cartetp' },
  liste: { libelle: 'Commander une carte de tiers payant', groupe: 'soins', icone: 'carte' },
  pour: { portee: 'Contrat', identite: 'session', typeContrat: 'sante', isEnCours: true },
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const situationContractuelleTete = teteActe('situationContractuelleActeGestion', {
  adresse: { slice: 'changement-situation', path: '/forms/situation-contractuelle' },
  liste: { libelle: 'Déclarer un changement de situation', groupe: 'profil', icone: 'personne' },
  pour: { identite: 'session' },
  gestion: { delegation: 'demarches' },
})

export const changementIdentifiantTete = teteActe('changementIdentifiantActeGestion', {
  adresse: { slice: 'comptes', path: '/forms/changementidentifiant' },
  liste: { libelle: 'Changer mon identifiant', groupe: 'profil', icone: 'arobase' },
  pour: { identite: 'code' },
  gestion: { mode: 'automatique', suite: 'lien', isDiffere: true },
})

export const consentementTete = teteActe('consentementActeGestion', {
  adresse: { slice: 'consentements', path: '/forms/consentement' },
  liste: { libelle: 'Mes consentements', groupe: 'profil', icone: 'liste' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique' },
})

export const contactTete = teteActe('contactActeGestion', {
  adresse: { slice: 'contact', path: '/forms/contact/v2' },
  liste: { libelle: 'Nous écrire', groupe: 'profil', icone: 'message' },
  pour: { identite: 'session' },
  // What somebody writes to their insurer may be anything, their health too.
  gestion: { delegation: 'remboursements', isEchange: true, suite: 'reponse', objectif: 3 },
})

export const reglementTete = teteActe('paiementCotisationActeGestion', {
  adresse: { slice: 'cotisations', path: '/forms/paiement-cotisation-monext' },
  liste: { libelle: 'Payer par carte', groupe: 'argent', icone: 'carte-bancaire' },
  // A beneficiary pays what they owe, from where it is told; contributions are not theirs.
  pour: { proposeA: 'Contrat', identite: 'session' },
  // A clerk has nothing to read: the bank decides.
  gestion: { mode: 'automatique', suite: 'banque' },
})

export const droitsTete = teteActe('droitsActeGestion', {
  adresse: { slice: 'droits-personnels', path: '/forms/droits' },
  liste: { libelle: 'Exercer un droit sur mes données', groupe: 'profil', icone: 'cadenas' },
  pour: { identite: 'code' },
  gestion: { suite: 'reponse', recours: 'cnil', registre: ['droits-personnels', 'droit'] },
})

export const garantiesTete = teteActe('garantiesActeGestion', {
  adresse: { slice: 'garanties', path: '/forms/garanties' },
  liste: { libelle: 'Changer de niveau de garanties', groupe: 'couverture', icone: 'niveau' },
  pour: deCouverture,
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const pecHospiTete = teteActe('pecHospiActeGestion', {
  adresse: { slice: 'hospitalisation', path: '/forms/pec/hospi' },
  liste: { libelle: 'Préparer une hospitalisation', groupe: 'soins', icone: 'hopital' },
  pour: { identite: 'session', typeContrat: 'sante', isEnCours: true, feature: 'pecHospi' },
  // Somebody waits at a hospital.
  gestion: { delegation: 'remboursements', suite: 'reponse', objectif: 1 },
})

export const optionAffiliationTete = teteActe('optionAffiliationActeGestion', {
  adresse: { slice: 'options', path: '/vel/option-affiliation' },
  liste: { libelle: 'Ajouter un renfort', groupe: 'couverture', icone: 'plus' },
  pour: deCouverture,
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const optionRadiationTete = teteActe('optionRadiationActeGestion', {
  adresse: { slice: 'options', path: '/vel/option-radiation' },
  liste: { libelle: 'Retirer un renfort', groupe: 'couverture', icone: 'moins' },
  pour: deCouverture,
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const radiationRenfortTete = teteActe('radiationRenfortActeGestion', {
  adresse: { slice: 'options', path: '/forms/radiation-renfort' },
  liste: { libelle: 'Retirer plusieurs renforts', groupe: 'couverture', icone: 'moins' },
  pour: deCouverture,
  gestion: { mode: 'automatique', delegation: 'demarches' },
})

export const communicationTete = teteActe('communicationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/communication' },
  liste: { libelle: 'Mes préférences de contact', groupe: 'profil', icone: 'enveloppe' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique' },
})

export const abonnementTete = teteActe('abonnementActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/abonnement' },
  liste: { libelle: 'Mes alertes', groupe: 'profil', icone: 'cloche' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique' },
})

export const dematerialisationTete = teteActe('dematerialisationActeGestion', {
  adresse: { slice: 'preferences', path: '/forms/dematerialisation' },
  liste: { libelle: 'Mes documents en ligne ou par la poste', groupe: 'profil', icone: 'feuille' },
  pour: { identite: 'session' },
  gestion: { mode: 'automatique' },
})

export const reclamationTete = teteActe('reclamationActeGestion', {
  adresse: { slice: 'reclamation', path: '/forms/reclamation' },
  liste: { libelle: 'Faire une réclamation', groupe: 'profil', icone: 'plainte' },
  pour: { identite: 'session' },
  gestion: { suite: 'reponse', recours: 'mediateur', registre: ['reclamations', 'objet'] },
})

export const renonciationTete = teteActe('renonciationActeGestion', {
  adresse: { slice: 'renonciation', path: '/forms/renonciation' },
  liste: {
    libelle: 'Renoncer à ce que j’ai souscrit en ligne',
    groupe: 'couverture',
    icone: 'retour',
  },
  pour: { portee: 'Contrat', identite: 'recente' },
  // A right: there is nothing to decide.
  gestion: { mode: 'automatique', suite: 'renonciation', isIrrefusable: true },
})

export const resiliationTete = teteActe('resiliationActeGestion', {
  adresse: { slice: 'resiliation', path: '/forms/resiliation' },
  liste: { libelle: 'Résilier un contrat', groupe: 'couverture', icone: 'sortie' },
  pour: { portee: 'Contrat', identite: 'session' },
  // A clerk sets the ground right and sends the notice; nobody refuses.
  gestion: { suite: 'resiliation', isIrrefusable: true },
})

export const ribPrestationsTete = teteActe('ribPrestationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribprestations' },
  liste: { libelle: 'Changer le compte de mes remboursements', groupe: 'argent', icone: 'banque' },
  pour: { identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})

export const ribCotisationsTete = teteActe('ribCotisationsActeGestion', {
  adresse: { slice: 'rib', path: '/forms/ribcotisations' },
  liste: { libelle: 'Changer le compte de mes cotisations', groupe: 'argent', icone: 'banque' },
  pour: { portee: 'Contrat', identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})

export const ribTete = teteActe('ribActeGestion', {
  adresse: { slice: 'rib', path: '/forms/rib' },
  liste: { libelle: 'Changer les deux comptes', groupe: 'argent', icone: 'banque' },
  pour: { portee: 'Contrat', identite: 'code' },
  gestion: { objectif: 2, isDiffere: true },
})

export const declarationFactureTete = teteActe('declarationSinistreV2ActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistreV2' },
  liste: { libelle: 'Envoyer une facture de soins', groupe: 'soins', icone: 'recu' },
  pour: { identite: 'session', typeContrat: 'sante' },
  gestion: { delegation: 'remboursements', suite: 'reponse' },
})

export const declarationSinistreTete = teteActe('declarationSinistreActeGestion', {
  adresse: { slice: 'sinistres', path: '/forms/declarationsinistre' },
  liste: { libelle: 'Déclarer un sinistre de prévoyance', groupe: 'soins', icone: 'ambulance' },
  pour: { identite: 'recente', typeContrat: 'prevoyance' },
  gestion: { delegation: 'remboursements', suite: 'reponse' },
})

export const suppressionCompteTete = teteActe('suppressionCompteActeGestion', {
  adresse: { slice: 'suppression', path: '/forms/suppressioncompte' },
  liste: { libelle: 'Supprimer mon compte', groupe: 'profil', icone: 'adieu' },
  pour: { identite: 'code' },
  gestion: { mode: 'automatique', isDiffere: true },
})
