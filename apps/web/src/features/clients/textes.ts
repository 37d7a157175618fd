import { libellesCouleur } from '@espace-adherent/domain/clients/charte/libelles.ts'
import { formatCompte } from '@espace-adherent/domain/montants'
import { accorde, denombre } from '@espace-adherent/domain/texte'
import type { Chemin } from './chemins.ts'
import { libelleConfig } from './config-champs.ts'

export const textes = {
  titre: 'Clients',
  lead: 'Les portails dont vous vous occupez\u00a0: réglages, charte, fonctionnalités.',
  liste: 'Liste\u00a0: Clients',
  colonnes: { libelle: 'Client', adresse: 'Adresse', version: 'Version', modifieLe: 'Modifié le' },
  parDefaut: 'Par défaut',
  retour: 'Clients',
  introuvable: 'Ce client n’existe pas, ou vous ne vous en occupez pas',
  nouveau: 'Nouveau client',
  ouvrir: 'Ouvrir le portail',
  version: (revision: number) => `version ${revision}`,
  seul: {
    titre: 'Un seul administrateur peut se connecter',
    texte:
      'Ce qui est sensible (connexion, adresses, paiements, sécurité) ne change qu’à deux. Invitez un second administrateur\u00a0: son accord sera valable trois jours plus tard. S’il y a urgence, l’exploitant du serveur peut en nommer un, dont l’accord est valable aussitôt.',
  },
  lectureSeule: 'Votre rôle permet de consulter ces réglages, pas de les modifier.',
  onglets: {
    legende: 'Réglages du client',
    identite: 'Identité',
    charte: 'Charte',
    fonctionnalites: 'Fonctionnalités',
    modes: 'Modes de gestion',
    consentements: 'Consentements',
    historique: 'Historique',
  },
  barre: {
    changements: (combien: number) =>
      `${denombre(combien, 'changement')} non ${accorde(combien, 'enregistré')}`,
    paires: (combien: number) =>
      `${denombre(combien, 'couleur illisible')}\u00a0: la charte ne peut pas être enregistrée`,
    annuler: 'Annuler mes changements',
    enregistrer: 'Enregistrer',
    enregistre: 'Enregistré. Le portail a déjà changé.',
    enregistreEnPartie:
      'Enregistré, sauf ce qui est sensible\u00a0: un second administrateur doit donner son accord.',
    echec: 'Rien n’a été enregistré',
  },
  conflit: {
    titre: 'Quelqu’un a modifié ce client entre-temps',
    texte: 'Vos autres changements et les siens sont réunis. Choisissez pour ceux-ci.',
    aucun:
      'Vous n’avez pas touché aux mêmes réglages\u00a0: vos changements et les siens sont réunis.',
    votre: 'Votre version',
    actuelle: 'Version enregistrée',
    enregistrer: 'Enregistrer ce choix',
    abandonner: 'Abandonner mes changements',
  },
  identite: {
    qui: 'Qui est ce client',
    nom: 'Nom affiché',
    code: 'Code',
    codeAide: 'Ne change plus après la création.',
    adresses: 'Adresses du portail',
    adressesAide: 'Un nom d’hôte par ligne\u00a0; le premier est celui que l’on montre.',
    restreintes: 'Adresses sans création de compte',
    restreintesAide: 'Un nom d’hôte par ligne, parmi les précédents.',
    contact: 'Téléphone et horaires',
    publique: 'Adresse publique',
    publiqueAide: 'Seulement si elle ne se déduit pas de la première adresse.',
  },
  fournisseur: {
    titre: 'Fournisseur d’identité',
    integre: 'Intégré au portail',
    integreTexte: 'Les adhérents se connectent sur une page à la charte du client.',
    externe: 'Externe (OpenID Connect)',
    issuer: 'Adresse du fournisseur',
    clientId: 'Identifiant du portail',
    secret: 'Secret du portail',
    secretGarde: 'Un secret est gardé\u00a0: laissez vide pour ne pas le changer.',
    scope: 'Informations demandées',
    claim: 'Information qui nomme le compte',
    acr: 'Niveaux qui prouvent un second facteur',
    acrAucun: 'Aucun\u00a0: seuls les moyens que le fournisseur nomme comptent',
    acrAide:
      'Valeurs «\u00a0acr\u00a0» du fournisseur, séparées par des espaces. Sans second facteur prouvé, le portail demande le sien aux personnes qui l’administrent.',
    tester: 'Tester',
    trouve: 'Ce fournisseur répond',
    page: 'Page de connexion',
    fin: 'Fin de session',
    finAbsente:
      'Il n’en propose pas\u00a0: après avoir quitté le portail, on reste connecté à ce fournisseur.',
    modifier: 'Modifier',
    titreFenetre: 'Modifier le fournisseur d’identité',
    avertissement:
      'Tous ceux qui se connectent à ce portail, vous compris, passeront par ce fournisseur.',
    aDeux:
      'Ce changement demande l’accord d’un second administrateur, puis prend effet un jour plus tard.',
    enregistrer: 'Demander ce changement',
    genre: 'Connexion',
  },
  charte: {
    couleurs: 'Couleurs',
    couleursAide: 'Contraste du texte sur son fond\u00a0: 4,5 au moins.',
    fonds: 'Fonds et filets',
    toutes: 'Tout est lisible',
    faibles: (combien: number) => denombre(combien, 'illisible'),
    mode: 'Mode',
    clair: 'Clair',
    sombre: 'Sombre',
    code: (nom: string) => `${nom}, code de la couleur`,
    choisir: (nom: string) => `${nom}, choisir la couleur`,
    lisible: (contraste: string) => `Contraste de ${contraste}\u00a0: lisible`,
    illisible: (contraste: string, fond: string) =>
      `Contraste de ${contraste} sur «\u00a0${fond}\u00a0»`,
    proche: (couleur: string) => `La plus proche qui passe\u00a0: ${couleur}`,
    appliquer: 'Appliquer',
    recalculer: 'Tout recalculer depuis la couleur primaire',
    forme: 'Forme et police',
    rayon: 'Arrondi des cartes',
    police: 'Police',
    apercu: 'Aperçu en direct',
    apercuTexte: 'Ce que verront les adhérents, avant d’enregistrer.',
  },
  apercu: {
    bonjour: 'Bonjour Camille',
    jour: 'Lundi 16\u00a0novembre 2026',
    attention: 'Un document vous est demandé',
    attentionTexte: 'Votre arrêt de travail attend votre employeur.',
    joindre: 'Joindre le document',
    derniers: 'Derniers remboursements',
    toutVoir: 'Tout voir',
    lignes: [
      ['Consultation généraliste', '28,00\u00a0€'],
      ['Pharmacie', '12,00\u00a0€'],
      ['Couronne dentaire', '500,00\u00a0€'],
    ],
    carte: 'Carte de tiers payant',
    carteTexte: 'MARTIN Camille + 2',
    mail: 'E-mail',
    mailTexte: 'Bonjour Camille, il nous manque un document pour continuer.',
    accueil: 'Accueil',
    etats: ['Versé', 'Refusé', 'En cours'],
  },
  logos: {
    titre: 'Logos',
    aide: 'SVG ou PNG, 200\u00a0ko au plus. Ce qui n’est pas du dessin en est retiré.',
    noms: {
      entete: 'En-tête et papiers',
      clair: 'Sur fond foncé',
      pied: 'Pied de page',
      icone: 'Onglet du navigateur',
    },
    remplacer: (nom: string) => `Remplacer\u00a0: ${nom}`,
    poids: (genre: string, octets: number) =>
      `${genre}, ${formatCompte(Math.max(1, Math.round(octets / 1024)))}\u00a0ko`,
    absent: 'Aucune image',
    illisible:
      'Cette image ne peut pas être lue. Choisissez une image SVG ou PNG de 200\u00a0ko au plus.',
    fait: 'Le logo est en place.',
  },
  fonctionnalites: {
    titre: 'Ouvertes par ce client',
    aide: 'Visible si le client l’a, si l’offre du contrat l’a, et selon les exceptions de ce contrat. Avant la connexion, seul le client compte.',
    tableau: 'Fonctionnalités par offre',
    parOffre: (nom: string) => `${nom}, offres sans elle`,
    contrats: (combien: number) => denombre(combien, 'contrat'),
    avantConnexion: 'Avant la connexion\u00a0: les offres n’ont pas d’effet',
    fermeeATous: 'Fermée à toutes les offres',
    pourOffre: (nom: string, offre: string) => `${nom}, ouverte à l’offre ${offre}`,
    sauf: (combien: number, isOuverte: boolean) =>
      `sauf ${denombre(combien, 'contrat')}${isOuverte ? '' : ' où elle est ouverte'}`,
    essaiPour: 'Essayer pour',
    unContrat: 'Un contrat précis',
    touteOffre: (nom: string) => `Tout contrat «\u00a0${nom}\u00a0»`,
    essaiEnregistre: 'L’essai porte sur ce qui est enregistré, sans vos changements en cours.',
    exceptions: 'Exceptions par contrat',
    aucune: 'Aucun contrat ne fait exception.',
    change: (contrat: string) => `L’exception du contrat ${contrat} a changé entre-temps`,
    commeOffre: 'Comme son offre',
    plus: 'Les 500 premières seulement.',
    ouverte: 'Ouverte',
    fermee: 'Fermée',
    contrat: 'Numéro de contrat',
    fonctionnalite: 'Fonctionnalité',
    etat: 'Pour ce contrat',
    ajouter: 'Ajouter l’exception',
    retirer: (nom: string, contrat: string) => `Retirer l’exception ${nom} du contrat ${contrat}`,
    essai: 'Ce que verra un contrat',
    essayer: 'Essayer',
    visible: 'Visible',
    cachee: 'Cachée',
    raisons: {
      client: 'selon le client',
      offre: 'fermée à cette offre',
      exception: 'exception de ce contrat',
    },
    noms: {
      faqInbentaService: 'Questions fréquentes',
      creationCompteAutreActe: 'Création de compte',
      forgotUsernameAutreActe: 'Identifiant oublié',
      consentementCGUCreationCompteAutreActe: 'Conditions et consentements à l’inscription',
      dematCreationCompte: 'Dématérialisation proposée',
      simulateur: 'Simulateur de remboursement',
      reseauxSoins: 'Réseaux de soins',
      pecHospi: 'Hospitalisation (prise en charge)',
    } as Readonly<Record<string, string>>,
  },
  modes: {
    titre: 'Qui traite chaque acte',
    aide: 'Automatique\u00a0: appliqué tout de suite, avec son accusé de réception. Manuel\u00a0: mis dans la file des demandes, appliqué quand un gestionnaire accepte.',
    automatique: 'Automatique',
    manuel: 'Manuel',
    compte: (automatiques: number, manuels: number) =>
      `${denombre(automatiques, 'automatique')}, ${denombre(manuels, 'manuel')}`,
    modifie: 'modifié',
    portees: 'Pour qui',
    porteesAide:
      'Contrat\u00a0: qui a souscrit. Bénéficiaire\u00a0: les autres personnes couvertes. Ce que la loi donne à chacun n’est pas ici.',
    portee: (libelle: string) => `${libelle}\u00a0: pour qui`,
  },
  consentements: {
    titre: 'Ce que les adhérents acceptent',
    aide: 'Chaque réponse est gardée avec le texte lu et sa date. Un nouveau texte est redemandé à tous.',
    nom: 'Nom technique',
    texte: 'Texte montré',
    ajouter: 'Nouveau consentement',
    retirer: 'Retirer ce consentement',
    numero: (numero: number) => `Texte ${numero}`,
    oui: 'Oui',
    non: 'Non',
    sansReponse: 'Sans réponse',
    textes: 'Textes précédents',
    depuis: (jour: string) => `depuis le ${jour}`,
    origine: 'à l’origine',
    redemande: 'Ce texte change\u00a0: il sera redemandé à ceux qui avaient répondu.',
    aucun: 'Aucun consentement n’est demandé.',
  },
  histoire: {
    vide: 'Aucun changement depuis la création.',
    revenir: 'Revenir à cette version',
    confirmer: 'Revenir à cette version\u00a0?',
    confirmerTexte:
      'Le portail changera aussitôt pour tous, sauf ce qui demande l’accord d’un second administrateur. Les réglages actuels restent dans l’historique.',
    annuler: 'Annuler',
    faite: 'Version rétablie.',
    faiteEnPartie: 'Version rétablie, sauf ce qui attend l’accord d’un second administrateur.',
    echec: 'La version n’a pas pu être rétablie.',
    vides: 'vide',
  },
  creation: {
    titre: 'Nouveau client',
    texte:
      'Il commence en préparation, avec les réglages et les pages d’un client existant\u00a0: rien n’en part et nul adhérent n’y entre avant son ouverture.',
    modele: 'À partir de',
    nom: 'Nom affiché',
    code: 'Code',
    codeAide: 'Minuscules, chiffres et tirets. Ne change plus ensuite.',
    adresse: 'Adresse du portail',
    adresseAide: 'Un nom d’hôte, par exemple espace.mutuelle-x.fr.',
    couleur: 'Couleur',
    couleurAide: 'Celle à laquelle on reconnaît l’assureur, par exemple #0b7285.',
    administrateur: 'Qui l’administrera',
    email: 'Adresse e-mail',
    emailAide: 'Un lien pour choisir son mot de passe y sera envoyé.',
    prenom: 'Prénom',
    nomPersonne: 'Nom',
    creer: 'Créer le client',
    echec: 'Le client n’a pas été créé',
  },
  oui: 'Oui',
  non: 'Non',
} as const

export const nomFonctionnalite = (cle: string) => textes.fonctionnalites.noms[cle] ?? cle

const reglageFournisseur = (nom: string): string => {
  const { issuer, clientId, secret, scope, claim } = textes.fournisseur
  const noms: Readonly<Record<string, string>> = {
    issuer,
    clientId,
    clientSecret: secret,
    scope,
    claimIdentifiant: claim,
  }
  const dit = noms[nom] ?? nom
  return `${dit.charAt(0).toLowerCase()}${dit.slice(1)}`
}

/** What a place of a client is called, wherever it is told. */
export function libelleChemin(chemin: Chemin): string {
  const [racine = '', mode = '', nom = ''] = chemin.split('.')
  const { identite, onglets, fonctionnalites, logos, fournisseur } = textes
  switch (racine) {
    case 'libelle':
      return identite.nom
    case 'adresses':
      return identite.adresses
    case 'adressesRestreintes':
      return identite.restreintes
    case 'adressePublique':
      return identite.publique
    case 'charte':
      if (mode === 'rayon') return textes.charte.rayon
      if (mode === 'police') return textes.charte.police
      return `${libellesCouleur[nom as keyof typeof libellesCouleur] ?? nom} (${mode})`
    case 'fonctionnalites':
    case 'exceptions':
      return nomFonctionnalite(mode)
    case 'offresFermees':
      return fonctionnalites.parOffre(nomFonctionnalite(mode))
    case 'logos':
      return logos.noms[mode as keyof typeof logos.noms] ?? onglets.charte
    case 'fournisseurExterne':
      return mode === ''
        ? fournisseur.titre
        : `${fournisseur.titre}\u00a0: ${reglageFournisseur(mode)}`
    default:
      if (chemin.startsWith('config.modesGestion.')) return `${onglets.modes}, ${nom}`
      if (chemin.startsWith('config.porteesActes.')) return `${textes.modes.portees}, ${nom}`
      if (chemin.startsWith('config.consentements')) return onglets.consentements
      if (chemin === 'config.contact') return textes.identite.contact
      return libelleConfig(chemin) ?? chemin
  }
}
