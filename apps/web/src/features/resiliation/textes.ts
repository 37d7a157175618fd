/** French typography: a no-break space stands before « : ; ? ! ». */
export const textes = {
  titre: 'Résilier votre contrat',
  lead: 'C’est gratuit, et vous n’avez pas à vous justifier.',
  avant: {
    titre: 'Ce qu’il faut savoir avant',
    points: [
      'Pour un contrat santé, après un an, vous partez quand vous voulez\u00a0: il prend fin un mois après votre demande.',
      'Avant un an, il prend fin le 31\u00a0décembre si vous le demandez au plus tard le 31\u00a0octobre, ou plus tôt si votre situation a changé. Demandé plus tard, il prend fin un mois après son premier anniversaire\u00a0: nous gardons votre demande jusque-là.',
      'Un contrat de prévoyance prend fin le 31\u00a0décembre, si vous le demandez au plus tard le 31\u00a0octobre, ou plus tôt si votre situation a changé.',
      'Nous appliquons toujours la règle qui vous fait partir le plus tôt. Pour partir plus tard, dites-nous quand.',
      'Vous et vos bénéficiaires restez couverts jusqu’au dernier jour. Votre carte de tiers payant s’arrête ce jour-là.',
      'Ce que vous auriez versé en trop vous est remboursé dans les trente jours qui suivent la fin du contrat.',
      'Si vous changez de mutuelle, la nouvelle peut résilier à votre place\u00a0: vous n’avez alors rien à faire ici.',
      'Pour le contrat obligatoire de votre employeur, c’est lui qui décide\u00a0: adressez-vous à votre service du personnel.',
    ],
  },
  votre: 'Votre demande',
  motif: 'Pourquoi partez-vous\u00a0?',
  motifAide: 'Facultatif. Cela nous aide à choisir la date qui vous est la plus favorable.',
  souhaiteeLe: 'Vous souhaitez que le contrat prenne fin le',
  souhaiteeAide:
    'Facultatif. Sans date, ou si elle est trop proche, c’est le premier jour possible.',
  precision: 'Voulez-vous ajouter quelque chose\u00a0?',
  adresse: 'À quelle adresse vous écrire ensuite\u00a0?',
  adresseAide: 'Facultatif, si elle a changé.',
  confirmer: 'Confirmer ma demande de résiliation',
} as const
