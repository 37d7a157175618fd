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
  periode: 'Période',
  jours: (jours: string) => `${jours}\u00a0jours`,
  surJours: (jours: string) => `sur ${jours}\u00a0jours`,
  enAttente: 'À traiter',
  dontPieces: (nombre: number) =>
    nombre > 1 ? `dont ${nombre} attendent leur adhérent` : `dont ${nombre} attend son adhérent`,
  horsDelai: 'Hors délai',
  delaiPasse: 'dont l’échéance est passée',
  recues: 'Reçues',
  traitees: 'Traitées',
  etPlus: (nombre: string) => `${nombre} et plus`,
  parAge: 'Demandes en attente, par ancienneté',
  ouvrirFile: 'Ouvrir la file',
  age: (de: number | undefined, a: number | undefined) => {
    if (de === undefined) return `moins de ${a}\u00a0jours`
    return a === undefined ? `${de}\u00a0jours et plus` : `${de} à ${a - 1}\u00a0jours`
  },
  fileVide: 'Personne n’attend de réponse',
  demande: 'Les plus urgentes',
  echeance: 'Échéance',
  chez: 'Chez',
  personne: 'Personne',
  aFaire: 'À faire',
  rienAFaire: 'Tout est en ordre',
  rienAFaireTexte: 'Rien n’est en retard, et rien n’a échoué.',
  taches: {
    horsDelai: 'Répondre aux demandes hors délai',
    horsDelaiLegal: 'Tenir les délais que la loi fixe, et qui sont dépassés',
    aPrendre: 'Prendre en charge les demandes que personne n’a',
    sansReponse: 'Relancer ou classer les demandes sans réponse de l’adhérent',
    cnil: 'La CNIL n’a pas été informée dans les 72\u00a0heures',
    acces: 'Protéger votre accès par un mobile, une application ou une clé d’accès',
    notifications: 'Approuver ou refuser les notifications d’un collègue',
    protections: 'Décider des levées de protection qu’un collègue demande',
    alertes: 'Vérifier des lectures inhabituelles du personnel',
    faq: 'Répondre aux recherches sans réponse et aux commentaires',
    echecs: 'Relancer les tâches de fond abandonnées',
  },
  parSemaine: 'Demandes par semaine',
  semaine: 'Semaine du',
  semaineDu: (jour: string) => `Semaine du ${jour}`,
  resumeSemaines: (recues: number, traitees: number) =>
    `${format(recues)} demandes reçues et ${format(traitees)} traitées en douze semaines. Le détail est dans le tableau.`,
  voirSemaines: 'Voir le détail par semaine',
  delais: 'Délais par acte',
  delaisTexte: 'Jours ouvrés\u00a0: médiane, puis 8 demandes sur 10. L’objectif est en pointillés.',
  delai: (median: number, huit: number) => `${median}\u00a0j · ${huit}\u00a0j`,
  objectif: (jours: number) => `Objectif\u00a0: ${jours}\u00a0jours ouvrés`,
  sansDelai: 'Aucune décision sur la période',
  echec: 'Ces chiffres n’ont pas pu être chargés',
  vide: 'Aucune donnée pour le moment',
} as const

function format(nombre: number): string {
  return new Intl.NumberFormat('fr-FR').format(nombre)
}
