export const textes = {
  plafond: {
    dossiers: {
      heure:
        'Vous avez ouvert plus de 200\u00a0dossiers en une heure\u00a0: reprenez dans une heure, ou voyez avec un administrateur',
      jour: 'Vous avez ouvert plus de 800\u00a0dossiers en un jour\u00a0: reprenez demain, ou voyez avec un administrateur',
    },
    lignes: {
      heure:
        'Vous avez exporté plus de 100\u00a0000\u00a0lignes en une heure\u00a0: reprenez dans une heure, ou voyez avec un administrateur',
      jour: 'Vous avez exporté plus de 300\u00a0000\u00a0lignes en un jour\u00a0: reprenez demain, ou voyez avec un administrateur',
    },
  },
  periodes: { heure: 'en une heure', jour: 'en un jour' },
} as const
