/** What the first page says, and nothing of the screens that it leads to: it comes with every visit. */
export const textes = {
  espaceAdherent: 'Espace adhérent',
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
  besoinAide: 'Besoin d’aide pour vous connecter\u00a0?',
} as const
