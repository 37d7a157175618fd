export const connexion = {
  espaceAdherent: 'Espace adhérent',
  dejaUnEspace: 'J’ai déjà un espace personnel',
  dejaUnEspaceTexte:
    'Connectez-vous avec votre identifiant (adresse e‑mail) et votre mot de passe.',
  meConnecter: 'Me connecter',
  oubliMotDePasse: 'Mot de passe oublié\u00a0?',
  oubliIdentifiant: 'Identifiant oublié\u00a0?',
  creer: 'Je souhaite créer mon espace personnel',
  creerMonEspace: 'Créer mon espace',
} as const
