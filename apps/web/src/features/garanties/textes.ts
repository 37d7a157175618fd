import { formatMontant } from '@espace-adherent/domain/montants'

export const textes = {
  comment:
    'Les pourcentages s’appliquent à la base de remboursement de l’Assurance maladie (BRSS) et comprennent sa part. Les exemples sont calculés avec vos garanties, pour un adulte qui suit le parcours de soins.',
  responsable:
    'Votre contrat est responsable\u00a0: pour les lunettes, les prothèses dentaires et les aides auditives du 100\u00a0% Santé, vous n’avancez rien. Présentez votre carte de tiers payant.',
  priseEnCharge: 'Prise en charge\u00a0: ',
  prix: (depense: number) => `à ${formatMontant(depense)}`,
  reste: 'Reste à charge',
  rembourse: (ro: number, rc: number) =>
    `Assurance maladie ${formatMontant(ro)}, mutuelle ${formatMontant(rc)}`,
  engagements: 'Ce que votre contrat vous garantit',
  aucune: 'Le détail de ces garanties n’est pas disponible en ligne',
  aucuneTexte: 'Vos conditions générales les décrivent. Nous pouvons aussi vous les envoyer.',
  comparaison: 'Les niveaux, sur vos propres soins',
  horsConfidentiels: 'Les soins confidentiels de vos proches n’y sont pas comptés.',
  methode: (du: string, au: string, depense: number, ro: number) =>
    `Du ${du} au ${au}, vos soins ont coûté ${formatMontant(depense)}, dont ${formatMontant(ro)} pris en charge par l’Assurance maladie. Voici ce que chaque niveau aurait changé pour le reste.`,
  sansSoins:
    'Vous n’avez pas eu de soins depuis douze mois\u00a0: seules les cotisations diffèrent.',
  votreNiveau: 'Votre niveau',
  cotisation: 'Cotisation par mois',
  rembourseMutuelle: 'Remboursé par la mutuelle',
  resteCharge: 'Resté à votre charge',
  bilan: 'Coût sur un an',
  bilanAide: 'Cotisations et reste à charge réunis.',
  ecart: (cents: number) =>
    cents > 0 ? `${formatMontant(cents)} de plus` : `${formatMontant(-cents)} de moins`,
  sansPrix: 'Sur demande',
  lequel: 'Quel niveau voulez-vous\u00a0?',
  quand: 'À partir de quand\u00a0?',
  aucunAutre: {
    titre: 'Votre offre n’a qu’un niveau',
    texte: 'Vos renforts permettent de compléter vos garanties.',
  },
  prudence: 'Vos soins à venir peuvent être différents de ceux de l’année passée.',
} as const
