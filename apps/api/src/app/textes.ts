import { de } from '@espace-adherent/domain'

type Comptes = Record<'creations' | 'modifications' | 'inchangees' | 'absentes', number>

/** What whoever starts the portal, or looks after it, reads. */
export const textes = {
  demoDemandee: (reglage: string) =>
    `Les données de démonstration (DEMO_DATA=1) ont des mots de passe connus de tous : elles sont refusées avec ${reglage}. Démarrez sans, avec DEMO_DATA=0 après « npm run installer » ; DEMO_PUBLIQUE=1 autorise une démonstration que chacun peut ouvrir.`,
  demoParDefaut: (reglage: string) =>
    `Sans DATABASE_URL ni DEMO_DATA, le portail démarre en démonstration, dont les mots de passe sont connus de tous : c’est refusé avec ${reglage}. Pour une vraie installation, lancez « npm run installer », puis démarrez avec DEMO_DATA=0.`,
  baseDeDemonstration:
    'Cette base contient les données de démonstration, dont les mots de passe sont connus de tous : elle ne sert qu’avec DEMO_DATA=1. Pour une vraie installation, donnez une base vide (DATABASE_URL ou DATA_DIR) et lancez « npm run installer ».',
  baseReelle:
    'Cette base est celle d’une vraie installation : elle ne reçoit pas de données de démonstration. Démarrez avec DEMO_DATA=0, ou donnez une autre base (DATABASE_URL ou DATA_DIR).',
  basePlusRecente:
    'Cette base a été préparée par une version plus récente du portail. Démarrez cette version-là, ou rétablissez une sauvegarde faite avant la mise à jour.',
  pasInstalle: {
    titre: 'Ce portail n’est pas encore installé',
    message:
      'Aucun organisme n’y est ouvert pour le moment. La personne qui l’installe lance « npm run installer » ; il répondra ensuite à cette adresse.',
  },
  enPreparation: {
    titre: 'Ce portail est en préparation',
    texte: (libelle: string) =>
      `L’espace des adhérents ${de(libelle)} n’est pas encore ouvert. Revenez bientôt.`,
    entrer: 'Vous le préparez\u00a0? Connectez-vous',
  },
  portPris:
    'Ce port est déjà utilisé : choisissez-en un autre avec PORT, par exemple PORT=8090 npm start.',
  baseAbsente:
    'La base de données ne répond pas : vérifiez DATABASE_URL, et que le serveur est démarré.',
  pagesVides: (pages: readonly string[]) =>
    `Ces pages, que la loi demande à chaque portail, sont vides ou ne sont plus publiées (${pages.join(' ; ')}). Rétablissez-les dans la base (contenus du bloc Pages_Statiques), puis recommencez.`,
  /** What `npm run referentiels` says. */
  referentiels: {
    usage: (tables: readonly string[]) =>
      `Usage : npm run referentiels -- <table> <fichier.csv> [--ecrire] [--remplacer]
Sans --ecrire, rien n’est écrit : ce qui le serait est affiché. Avec --remplacer, les lignes absentes du fichier sont supprimées.
Tables : ${tables.join(', ')}`,
    comptes: ({ creations, modifications, inchangees, absentes }: Comptes) =>
      `${creations} à créer, ${modifications} à modifier, ${inchangees} inchangées, ${absentes} absentes du fichier`,
    erreur: ({ ligne, message }: { ligne: number; message: string }) =>
      `Ligne ${ligne} : ${message}`,
    changement: ({ code, avant, apres }: { code: string; avant: string | null; apres: string }) =>
      `${code} : ${avant ?? '(nouvelle)'} → ${apres}`,
    fait: 'C’est écrit. Chaque organisme le lit dans son historique.',
    essai: 'Rien n’est écrit : relancez avec --ecrire.',
  },
  /** One line each, after the start. */
  alertes: {
    mediateur: (clients: readonly string[]) =>
      `Aucun médiateur n’est nommé (${clients.join(' ; ')}) : la loi veut qu’il le soit sur le site et dans chaque refus. Administration, Clients, champ Médiateur.`,
    pages: (pages: readonly string[]) =>
      `Des pages que la loi demande attendent vos mots, là où est écrit « À compléter » (${pages.join(' ; ')}) : administration, Contenus.`,
    demo: 'Démonstration ouverte à tous (DEMO_PUBLIQUE=1) : chacun peut se connecter avec les comptes ci-dessus. N’y mettez aucune donnée réelle.',
    http: (host: string) =>
      `HOST=${host} sans PUBLIC_PROTOCOL=https : mots de passe et données de santé passeraient en clair. Placez un proxy TLS devant le portail.`,
    protocole:
      'Une adresse publique est en https, mais PUBLIC_PROTOCOL=http : démarrez avec PUBLIC_PROTOCOL=https, pour que les navigateurs n’acceptent plus rien d’autre.',
    proxy:
      'PUBLIC_PROTOCOL=https sans TRUST_PROXY : tous les visiteurs semblent venir de l’adresse du proxy et se partagent ses limites, par exemple 30 inscriptions par jour (voir TRUST_PROXY dans docs/operations.md).',
    dev: 'ESPACE_DEV=1 sert les sources de l’interface : c’est réservé au développement.',
    cadence: 'RATE_LIMIT=0 : le nombre de requêtes par adresse n’est pas limité.',
    heures: 'HEURES_ENVOI=0 : les notifications partent aussi la nuit et le dimanche.',
    cle: (fichier: string) =>
      `La clé de l’installation est dans ${fichier} : sauvegardez-la à part de la base, et donnez la même à chaque nœud (SECRET_KEY). Sans elle, les données scellées sont perdues.`,
    antivirusRefuse:
      'Réglage non sûr, ANTIVIRUS=aucun : aucun antivirus n’analyse les fichiers déposés.',
    antivirus:
      'Aucun antivirus n’est configuré : les fichiers que l’on dépose sont refusés (CLAMAV_HOST ou CLAMAV_SOCKET, ou ANTIVIRUS=aucun).',
    courriels:
      'Aucun serveur d’e-mails (SMTP_URL) : liens et codes de sécurité attendent, et personne ne les reçoit.',
    baseEmbarquee: (dossier: string) =>
      `La base embarquée, dans ${dossier}, n’est pas faite pour la production : donnez un serveur PostgreSQL avec DATABASE_URL.`,
  },
  partenaireMalEcrit:
    'SSO_SECRETS s’écrit partenaire=secret,partenaire2=secret2 : le nom en minuscules et chiffres (celui du réseau de soins, sans accent ni espace), un secret d’au moins 32 caractères sans virgule, différent pour chacun.',
  secretPartage:
    'SSO_SECRET, commun à tous les partenaires, n’est plus accepté : donnez à chacun le sien avec SSO_SECRETS=partenaire=secret,partenaire2=secret2.',
  fichierMalEcrit: (reglage: string, fichier: string, ou: string) =>
    `${reglage} : ${fichier} est illisible ou ne convient pas${ou && ` (${ou})`}.`,
  sansContrat: 'Le contrat concerné n’est pas indiqué',
} as const
