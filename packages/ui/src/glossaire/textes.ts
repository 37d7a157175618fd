import { elider } from '@espace-adherent/domain/texte'

/** Words of the trade, each in one plain sentence. */
export const termes = {
  brss: {
    nom: 'la base de remboursement',
    phrase:
      'Base de remboursement (BRSS)\u00a0: le tarif que l’Assurance maladie a fixé pour un acte. Les pourcentages se calculent à partir d’elle, pas du prix payé.',
  },
  ro: {
    nom: 'la part de l’Assurance maladie',
    phrase:
      'Régime obligatoire (RO)\u00a0: la part que l’Assurance maladie rembourse, avant la mutuelle.',
  },
  rc: {
    nom: 'la part de la mutuelle',
    phrase:
      'Régime complémentaire (RC)\u00a0: la part que la mutuelle ajoute, selon vos garanties.',
  },
  reste: {
    nom: 'le reste à charge',
    phrase:
      'Reste à charge\u00a0: ce que vous payez vous-même, une fois leurs parts versées par l’Assurance maladie et la mutuelle.',
  },
} as const
export type Terme = keyof typeof termes

export const textes = {
  quEstCe: (nom: string) => `Qu’est-ce ${elider('que', nom)}\u00a0?`,
} as const
