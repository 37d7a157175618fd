import { formatMontant } from '@espace-adherent/domain/montants'

export const textes = {
  comment:
    'Les pourcentages s’appliquent à la base de remboursement de l’Assurance maladie (BRSS) et comprennent sa part. Les exemples sont calculés avec vos garanties, pour un adulte qui suit le parcours de soins.',
  priseEnCharge: 'Prise en charge\u00a0: ',
  prix: (depense: number) => `à ${formatMontant(depense)}`,
  reste: 'Reste à charge',
  rembourse: (ro: number, rc: number) =>
    `Assurance maladie ${formatMontant(ro)}, mutuelle ${formatMontant(rc)}`,
  engagements: 'Ce que votre contrat vous garantit',
  aucune: 'Le détail de ces garanties n’est pas disponible en ligne',
  aucuneTexte: 'Vos conditions générales les décrivent. Nous pouvons aussi vous les envoyer.',
} as const
