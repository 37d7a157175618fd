export const textes = {
  connexions: 'Connexions des 30 derniers jours',
  total: 'connexions',
  aujourdhui: (nombre: number) => `dont ${format(nombre)} aujourd’hui`,
  resume: (total: number, debut: string, fin: string) =>
    `${format(total)} connexions du ${debut} au ${fin}. Le détail de chaque jour est dans le tableau.`,
  voirDetail: 'Voir le détail par jour',
  jour: 'Jour',
  connexionsColonne: 'Connexions',
  comptes: 'Comptes par rôle',
  role: 'Rôle',
  comptesColonne: 'Comptes',
  actifs: 'Actifs',
  echec: 'Ces chiffres n’ont pas pu être chargés',
  vide: 'Aucune donnée pour le moment',
} as const

function format(nombre: number): string {
  return new Intl.NumberFormat('fr-FR').format(nombre)
}
