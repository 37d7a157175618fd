export const carte = {
  titre: 'Carte de tiers payant',
  commander: 'Commander une nouvelle carte',
  pourquoi: 'Pourquoi une nouvelle carte\u00a0?',
  recevoir: 'Comment la recevoir',
  domaines: 'Ce que la carte prend en charge',
  legende:
    'Taux en pourcentage de la base de remboursement, part de l’Assurance maladie comprise. PEC\u00a0: prise en charge à demander avant les soins.',
  consultable: 'Consultable hors ligne sur cet appareil',
  consultableTexte:
    'Garde votre carte lisible ici hors ligne, jusqu’à la fin de sa validité. Elle s’efface de cet appareil dès que vous vous déconnectez ou que vous désactivez cette option. Sur un appareil que d’autres utilisent, désactivez-la.',
  aucune: 'Aucune carte pour ce contrat',
  suspendue: 'Votre carte est suspendue',
  suspendueTexte:
    'Vos garanties sont suspendues\u00a0: ne présentez pas cette carte. Elle redevient valable à midi, le lendemain du jour où tout est payé.',
  aucuneTexte:
    'Le tiers payant accompagne les contrats de complémentaire santé en vigueur. Choisissez-en un autre dans l’en-tête si vous en avez plusieurs.',
} as const
