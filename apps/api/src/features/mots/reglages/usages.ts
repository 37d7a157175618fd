import { type CleFeuille, type Feuille, feuilles } from '@espace-adherent/contract'
import type { GroupeMot } from '@espace-adherent/domain'

type Repere = { key: string; groupe: GroupeMot }

/** The heading of a word, by the first part of its key; of a paper, all stand together. */
const lieux: Readonly<Record<string, string>> = {
  accessibilite: 'Droits et réclamations',
  actes: 'Démarches',
  adresse: 'Coordonnées',
  approbations: 'Administration',
  beneficiaires: 'Vie du contrat',
  carteTp: 'Documents',
  changementSituation: 'Vie du contrat',
  clesAcces: 'Sécurité',
  comptes: 'Compte',
  confidentialite: 'Proches et confidentialité',
  consentements: 'Préférences',
  contact: 'Démarches',
  delegation: 'Proches et confidentialité',
  demandes: 'Démarches',
  donnees: 'Compte',
  droits: 'Droits et réclamations',
  evolutions: 'Vie du contrat',
  garanties: 'Vie du contrat',
  gestion: 'Administration',
  hospitalisation: 'Santé',
  impayes: 'Argent',
  indus: 'Argent',
  mail: 'Tous les e-mails',
  options: 'Vie du contrat',
  paiements: 'Argent',
  papiers: 'Documents',
  portabilite: 'Vie du contrat',
  portail: 'Écrans du portail',
  preferences: 'Préférences',
  reclamation: 'Droits et réclamations',
  resiliation: 'Vie du contrat',
  rib: 'Argent',
  securite: 'Sécurité',
  sinistres: 'Santé',
  suppression: 'Compte',
  surveillance: 'Administration',
  edition: 'Documents',
  traduction: 'Refus et erreurs',
  violations: 'Sécurité',
}

/** The sheet of a sentence of the screens; null: it is another word. */
function feuilleDe(key: string): Feuille | null {
  const [genre, feuille = ''] = key.split('.')
  return genre === 'ecran' && Object.hasOwn(feuilles, feuille)
    ? feuilles[feuille as CleFeuille]
    : null
}

export const lieuDe = ({ key }: Repere): string =>
  feuilleDe(key)?.libelle ?? lieux[key.split('.')[0] ?? ''] ?? 'Autres'

/** When each word is said. A word that is not told here says where it belongs. */
const usages: Readonly<Record<string, string>> = {
  'actes.brouillonOublie': 'Part quelques jours avant qu’un brouillon oublié soit supprimé.',
  'adresse.recue': 'Part quand un changement d’adresse attend un gestionnaire.',
  'adresse.modifiee': 'Part quand une adresse a changé.',
  'adresse.parAutrui': 'Part à la personne dont un proche a changé l’adresse.',
  'beneficiaires.ajoutRecu': 'Part quand l’ajout d’une personne attend un gestionnaire.',
  'beneficiaires.ajoutFait': 'Part quand une personne est couverte.',
  'beneficiaires.departRecu': 'Part quand le retrait d’une personne attend un gestionnaire.',
  'beneficiaires.departFait': 'Part quand une personne n’est plus couverte.',
  'carteTp.demandee': 'Part quand une carte de tiers payant est demandée.',
  'carteTp.emise': 'Part quand une nouvelle carte est prête.',
  'changementSituation.recu': 'Part quand un changement de situation attend un gestionnaire.',
  'changementSituation.enregistre': 'Part quand un changement de situation est enregistré.',
  'clesAcces.ajoutee': 'Part quand une clé d’accès est ajoutée à un compte.',
  'clesAcces.supprimee': 'Part quand une clé d’accès est supprimée.',
  'comptes.changementRecu': 'Part quand un changement d’identifiant attend un gestionnaire.',
  'comptes.changementEnCours': 'Part à l’ancienne adresse, avec de quoi annuler.',
  'comptes.confirmation': 'Part à l’inscription, pour confirmer l’adresse.',
  'comptes.activation': 'Part quand un compte est créé par le personnel.',
  'comptes.reinitialisation': 'Part quand un mot de passe est oublié.',
  'comptes.motDePasseModifie': 'Part quand un mot de passe a changé.',
  'comptes.espaceActive': 'Part quand un espace est activé.',
  'comptes.inscriptionReprise': 'Part quand une inscription est reprise avec une autre adresse.',
  'comptes.nouvelIdentifiant': 'Part à la nouvelle adresse, pour la confirmer.',
  'comptes.changementDemande': 'Part à l’adresse actuelle quand un changement est demandé.',
  'comptes.changementAnnule': 'Part quand un changement d’identifiant est annulé.',
  'comptes.changementAbandonne':
    'Part quand la nouvelle adresse est déjà l’identifiant d’un autre espace.',
  'comptes.identifiantInchange': 'Part quand l’adresse demandée est déjà l’identifiant.',
  'comptes.identifiantModifie': 'Part à l’ancienne adresse quand l’identifiant a changé.',
  'comptes.identifiantRetabli': 'Part quand l’ancien identifiant est rétabli.',
  'comptes.identifiantRendu': 'Part à l’adresse qui cesse d’être l’identifiant.',
  'comptes.identifiantEnPlace': 'Part à la nouvelle adresse une fois en place.',
  'comptes.espaceExistant': 'Part quand une personne déjà inscrite s’inscrit de nouveau.',
  'comptes.adressePrise': 'Part quand une autre personne saisit cette adresse.',
  'comptes.aucunEspace': 'Part quand un changement d’identifiant est demandé sans espace actif.',
  'consentements.recue': 'Part quand une réponse à un consentement attend un gestionnaire.',
  'consentements.appliquee': 'Part quand un consentement est donné ou retiré.',
  'contact.recue': 'Part quand un message est reçu.',
  'contact.traitee': 'Part quand un message a reçu sa réponse.',
  'demandes.complement': 'Part quand un gestionnaire demande une pièce ou une réponse.',
  'demandes.refus': 'Part quand une demande est refusée.',
  'demandes.sansSuite': 'Part quand une demande est classée sans suite avec un mot.',
  'demandes.planifiee': 'Part quand une demande est acceptée pour une date à venir.',
  'demandes.message': 'Part quand un gestionnaire écrit à l’adhérent.',
  'demandes.reprise': 'Part quand une décision est reprise.',
  'donnees.copiePrete': 'Part quand la copie des données personnelles est prête.',
  'edition.accuse': 'Imprimé depuis une demande.',
  'edition.attestation': 'Imprimée depuis «\u00a0Mes documents\u00a0».',
  'edition.carteTp': 'Imprimée et affichée depuis «\u00a0Ma carte de tiers payant\u00a0».',
  'edition.commun': 'Imprimées sur tous les documents.',
  'edition.copieDonnees': 'Jointe à la copie des données personnelles.',
  'edition.descriptions': 'Affichées dans «\u00a0Mes documents\u00a0».',
  'edition.devis': 'Imprimé avant un changement de niveau.',
  'edition.echeancier': 'Imprimé depuis les cotisations.',
  'edition.mandatSepa': 'Imprimé depuis les coordonnées bancaires.',
  'edition.priseEnCharge': 'Imprimée quand une hospitalisation est accordée.',
  'edition.relevePrestations': 'Imprimé depuis les remboursements.',
  'edition.releveRemboursements': 'Imprimé depuis les remboursements.',
  'edition.soinsConfidentiels': 'Imprimés dans les relevés.',
  'edition.situationContractuelle': 'Imprimée depuis la page d’un contrat.',
  'garanties.recue': 'Part quand un changement de niveau attend un gestionnaire.',
  'garanties.changees': 'Part quand le niveau d’un contrat a changé.',
  'gestion.exportPret': 'Part au membre du personnel qui a demandé un long export.',
  'hospitalisation.recue': 'Part quand une prise en charge est demandée.',
  'hospitalisation.accordee': 'Part quand une prise en charge est accordée.',
  'mail.cadre': 'Entoure chaque e-mail\u00a0: sa première et sa dernière ligne.',
  'options.ajoutRecu': 'Part quand l’ajout d’un renfort attend un gestionnaire.',
  'options.ajoutFait': 'Part quand un renfort est ajouté.',
  'options.retraitRecu': 'Part quand le retrait d’un renfort attend un gestionnaire.',
  'options.retraitFait': 'Part quand un renfort est retiré.',
  'paiements.pret': 'Part quand un paiement par carte peut être fait.',
  'paiements.recue': 'Part quand un paiement par carte est demandé.',
  'paiements.accepte': 'Part quand un paiement par carte est accepté.',
  'paiements.echoue': 'Part quand un paiement par carte n’a pas abouti.',
  'paiements.rembourse': 'Part quand un paiement par carte est remboursé.',
  'portail.aide': 'Affichée en haut de l’aide.',
  'portail.bienvenue': 'Affichée sur l’accueil public, sous le titre.',
  'portail.bonjour': 'Affichée en haut de l’accueil de l’adhérent.',
  'preferences.alerte.cotisation': 'Part avant un prélèvement, si l’alerte est demandée.',
  'preferences.alerte.document': 'Part quand un document arrive, si l’alerte est demandée.',
  'preferences.alerte.rejet': 'Part quand un prélèvement est rejeté, si l’alerte est demandée.',
  'preferences.alerte.remboursement':
    'Part quand un remboursement est versé, si l’alerte est demandée.',
  'preferences.alerte.versement':
    'Part quand un remboursement versé paie aussi des proches, si l’alerte est demandée.',
  'preferences.appliquee': 'Part quand des préférences sont enregistrées.',
  'preferences.recue': 'Part quand des préférences attendent un gestionnaire.',
  'preferences.sms.cotisation': 'Part par SMS pour une cotisation, si l’alerte est demandée.',
  'preferences.sms.demande':
    'Part par SMS quand une demande est décidée, si l’alerte est demandée.',
  'preferences.sms.document': 'Part par SMS quand un document arrive, si l’alerte est demandée.',
  'preferences.sms.remboursement':
    'Part par SMS quand un remboursement est versé, si l’alerte est demandée.',
  'preferences.sms.versement':
    'Part par SMS quand un remboursement versé paie aussi des proches, si l’alerte est demandée.',
  'rib.annulee': 'Part quand un changement de compte bancaire est annulé.',
  'rib.modifiee': 'Part quand un compte bancaire a changé.',
  'rib.planifiee': 'Part quand un changement de compte bancaire est prévu.',
  'rib.recue': 'Part quand un changement de compte bancaire attend un gestionnaire.',
  'rib.sms': 'Part par SMS quand un changement de compte bancaire est prévu.',
  'accords.demande':
    'Part aux administrateurs quand l’un d’eux demande un changement sensible, qui attend un second accord.',
  'accords.accorde':
    'Part aux administrateurs quand un changement sensible est accordé, avec le moment de son effet.',
  'accords.fini':
    'Part aux administrateurs quand un changement sensible est refusé, annulé, resté sans accord ou devenu impossible.',
  'accords.applique': 'Part aux administrateurs quand un changement sensible a pris effet.',
  'accords.nomme':
    'Part aux administrateurs quand le seul d’entre eux en nomme un second, ou le premier d’un nouveau client.',
  'approbations.accordAttendu':
    'Part à ceux qui peuvent décider quand une notification, ou la levée d’une protection, attend une seconde personne.',
  'securite.applicationAjoutee':
    'Part quand une application d’authentification est associée au compte d’un membre du personnel.',
  'securite.codeMail': 'Part quand un code de sécurité est demandé par e-mail.',
  'securite.codeSms': 'Part quand un code de sécurité est demandé par SMS.',
  'securite.protectionDesactivee':
    'Part quand la vérification en deux étapes d’un compte est désactivée.',
  'securite.telephoneModifieMail': 'Part par e-mail quand un numéro de mobile a changé.',
  'securite.telephoneModifieSms': 'Part à l’ancien numéro quand il a changé.',
  'sinistres.factureAcceptee': 'Part quand une facture est acceptée.',
  'sinistres.factureRecue': 'Part quand une facture est reçue.',
  'sinistres.ouvert': 'Part quand un dossier de sinistre est ouvert.',
  'sinistres.recue': 'Part quand une déclaration est reçue.',
  'suppression.annulee': 'Part quand la suppression d’un compte est annulée.',
  'suppression.fermee': 'Part quand un espace est fermé.',
  'suppression.planifiee': 'Part quand la fermeture d’un espace est prévue.',
  'surveillance.lectureMassive':
    'Part aux administrateurs quand quelqu’un du personnel lit ou exporte beaucoup de données.',
  'suppression.recue': 'Part quand une suppression de compte est demandée.',
}

export const clesUsages = Object.keys(usages)

export const usageDe = (mot: Repere): string => {
  if (mot.groupe === 'traduction')
    return `Affichée quand le portail répond «\u00a0${codeDe(mot.key)}\u00a0».`
  return feuilleDe(mot.key)?.usage ?? usages[mot.key] ?? lieuDe(mot)
}

/** The code of a refusal, as it stands in answers. */
function codeDe(key: string): string {
  const nom = key.slice(key.indexOf('.') + 1)
  return `${nom.charAt(0).toUpperCase()}${nom.slice(1)}`
}
