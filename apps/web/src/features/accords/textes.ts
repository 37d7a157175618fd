export const textes = {
  actions: 'Actions',
  gestes: { soumettre: 'Soumettre', approuver: 'Approuver', refuser: 'Refuser' },
  quoi: (geste: string, titre: string) => `${geste}\u00a0: ${titre}`,
  fermer: 'Fermer',
  fait: 'C’est fait',
  echec: 'L’action n’a pas abouti',
  attente: {
    demande: 'Un changement attend l’accord d’un second administrateur',
    accorde: 'Un changement accordé prendra bientôt effet',
    demandePar: (qui: string, moment: string) => `Demandé par ${qui} le ${moment}.`,
    accordePar: (qui: string, moment: string) => `Accordé par ${qui} le ${moment}.`,
    effet: (moment: string) => `Ce changement prendra effet le ${moment} (heure de Paris).`,
    jusquau: (moment: string) =>
      `Sans accord d’ici au ${moment} (heure de Paris), il n’aura pas lieu.`,
    inconnu: 'quelqu’un',
    marque: 'Demande l’accord d’un second administrateur.',
    gestes: { accorder: 'Donner mon accord', refuser: 'Refuser', annuler: 'Annuler ce changement' },
    confirmer: {
      accorder: 'Donner votre accord à ce changement\u00a0?',
      refuser: 'Refuser ce changement\u00a0?',
      annuler: 'Annuler ce changement\u00a0?',
    },
    consequence: {
      accorder:
        'Ce changement prendra effet dans un jour. D’ici là, tout administrateur peut encore l’annuler. Tous les administrateurs en sont informés par e-mail.',
      refuser: 'Rien ne changera. Tous les administrateurs en sont informés par e-mail.',
      annuler: 'Rien ne changera. Tous les administrateurs en sont informés par e-mail.',
    },
    fait: {
      accorder: 'Accord donné',
      refuser: 'Changement refusé',
      annuler: 'Changement annulé',
    },
    fermer: 'Fermer',
  },
} as const
