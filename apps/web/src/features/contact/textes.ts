export const textes = {
  motif: 'Sujet',
  domaine: 'Domaine de soins',
  sousDomaine: 'Soin',
  indifferent: 'Sans précision',
  personne: 'Pour qui écrivez-vous\u00a0?',
  personneAucune: 'Pour personne en particulier',
  message: 'Votre message',
  aideMessage: 'N’écrivez ni mot de passe, ni numéro de carte bancaire.',
  versDemarche: {
    reclamation: {
      titre: 'Une réclamation a son formulaire',
      lead: 'Elle est enregistrée le jour même, et la réponse vient par écrit dans les deux mois au plus.',
      lien: 'Faire une réclamation',
    },
    resiliation: {
      titre: 'Une résiliation a son formulaire',
      lead: 'Le délai court du jour où vous l’envoyez, et rien n’est à justifier.',
      lien: 'Résilier un contrat',
    },
  },
} as const
