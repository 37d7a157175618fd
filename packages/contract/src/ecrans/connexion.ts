export const connexion = {
  espaceAdherent: 'Espace adhérent',
  dejaUnEspace: 'J’ai déjà un espace personnel',
  dejaUnEspaceTexte:
    'Munissez-vous de votre identifiant (adresse e‑mail) et de votre mot de passe.',
  meConnecter: 'Me connecter',
  creer: 'Je souhaite créer mon espace personnel',
  creerMonEspace: 'Créer mon espace',
} as const
