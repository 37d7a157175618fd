export const textes = {
  espaceAdherent: 'Espace adhérent',
  homeTitre: 'Votre espace personnel',
  homeLead: 'Connectez-vous ou créez votre espace en quelques minutes.',
  homeLeadSansCreation: 'Connectez-vous pour retrouver vos contrats et vos remboursements.',
  dejaUnEspace: 'J’ai déjà un espace personnel',
  dejaUnEspaceTexte:
    'Munissez-vous de votre identifiant (adresse e‑mail) et de votre mot de passe.',
  meConnecter: 'Me connecter',
  creer: 'Je souhaite créer mon espace personnel',
  creerAvec: {
    individual: 'Il vous faut votre numéro d’adhérent.',
    NIR: 'Il vous faut votre numéro de sécurité sociale.',
    all: 'Il vous faut votre numéro d’adhérent et votre numéro de sécurité sociale.',
    oneOfTwo: 'Il vous faut votre numéro d’adhérent ou votre numéro de sécurité sociale.',
  },
  creerMonEspace: 'Créer mon espace',
  // Given by the specification, to the letter.
  besoinAide: "Besoin d'aide pour vous connecter ?",
  registerTitre: 'Créer mon espace',
  registerTexte:
    'La création de compte en ligne ouvre bientôt. En attendant, nous répondons à vos questions par courrier.',
  registerAdresse: 'Pour nous écrire',
  pageTitre: 'Information',
  // Given by the specification, to the letter.
  pageInconnue: 'Page inconnue',
  pageInconnueTexte:
    'Cette page n’existe pas, ou n’existe plus. Les pages d’information sont au bas de chaque écran.',
  retourAccueil: 'Retour à l’accueil',
  indisponibleTitre: 'Service momentanément indisponible',
  seDeconnecter: 'Se déconnecter',
  introuvableTitre: 'Page introuvable',
  introuvableTexte: 'L’adresse demandée ne correspond à aucune page de votre espace.',
} as const
