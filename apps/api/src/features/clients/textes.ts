import { de } from '@espace-adherent/domain'

export const textes = {
  identites:
    'Le service d’identité ouvre tous les comptes, ceux des administrateurs compris\u00a0: seul qui en a tous les droits le change',
  administrateur:
    'Un client naît avec un administrateur digital\u00a0: seul qui a tous ses droits peut le créer',
  etiquetteApi: 'clients',
  resumes: {
    create: 'Clients\u00a0: créer un client à partir d’un autre',
    logo: 'Clients\u00a0: remplacer un logo',
    voirLogo: 'Clients\u00a0: afficher un logo',
    historique: 'Clients\u00a0: ce qui est arrivé à un client',
    essaiFournisseur: 'Clients\u00a0: interroger un fournisseur d’identité',
    offres: 'Clients\u00a0: offres et nombre de contrats',
    exceptions: 'Clients\u00a0: fonctionnalités propres à des contrats',
    ecrireException: 'Clients\u00a0: ouvrir ou fermer une fonctionnalité pour un contrat',
    essaiFonctionnalites: 'Clients\u00a0: ce que verra un contrat, ou toute une offre',
    ouverture: 'Clients\u00a0: ce qui manque avant l’ouverture',
    ouvrir: 'Clients\u00a0: demander, accorder ou refuser l’ouverture',
    ouvertureEssai: 'Clients\u00a0: s’envoyer un essai avant l’ouverture',
    ouvertureVue: 'Clients\u00a0: lien qui montre un portail en préparation',
    consentements: 'Clients\u00a0: réponses et formulations des consentements',
  },
  codePris: 'Ce code est déjà celui d’un client',
  hotePris: (hote: string, libelle: string) => `L’adresse ${hote} est déjà celle ${de(libelle)}`,
  restreinteInconnue: (hote: string) => `${hote} n’est pas une adresse de ce client`,
  publiqueInconnue: 'Son nom d’hôte doit être l’une des adresses du client',
  publiqueHttp: 'Une adresse publique commence par https://',
  consentementDouble: (nom: string) => `Deux consentements portent le nom «\u00a0${nom}\u00a0»`,
  nirReserve:
    'Le numéro de sécurité sociale ne se demande que si la santé ou l’invalidité est couverte (décret 2019-341)',
  consentementSante: (nom: string) =>
    `Ajoutez d’abord, parmi les consentements, celui qui se nomme «\u00a0${nom}\u00a0»`,
  avantConnexion:
    'Avant la connexion, seul le client compte\u00a0: cette fonctionnalité ne se ferme pas par offre',
  offreInconnue: (nom: string) => `L’offre «\u00a0${nom}\u00a0» n’existe pas`,
  secretManquant: 'Le secret du portail chez ce fournisseur est à saisir de nouveau',
  issuerHttps: 'L’adresse d’un fournisseur commence par https://',
  fournisseurMuet:
    'Ce fournisseur n’a pas répondu comme un fournisseur OpenID Connect\u00a0: vérifiez l’adresse, puis réessayez',
  secondFacteurPersonnel:
    'Le personnel lit les données de tous\u00a0: son code ou sa clé d’accès ne s’enlève pas',
  versionInconnue: 'Cette version n’est plus connue',
  imageRefusee: 'Choisissez une image SVG ou PNG de 200\u00a0ko au plus',
  impressionRefusee: 'L’image à imprimer doit être un PNG de 200\u00a0ko au plus',
  contratInconnu: 'Aucun contrat de ce client ne porte ce numéro',
  fonctionnaliteInconnue: 'Ce client n’a pas cette fonctionnalité',
  contrasteCouleur: (contraste: string, proche: string) =>
    `Cette couleur n’est pas lisible sur les pages (contraste de ${contraste}, il en faut 4,5). La plus proche qui convient\u00a0: ${proche}`,
} as const
