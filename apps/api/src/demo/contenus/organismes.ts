import type { CodeClient } from '../types.ts'
import type { Organisme } from './types.ts'

export const organismes: Record<CodeClient, Organisme> = {
  horizon: {
    nom: 'Mutuelle Horizon',
    statut: 'Mutuelle soumise aux dispositions du livre II du Code de la mutualité',
    siren: '000 000 001',
    siege: '12 rue des Tisserands, 69003 Lyon',
    telephone: '04\u00a000\u00a000\u00a000\u00a000',
    horaires: 'du lundi au vendredi, de 8\u00a0h\u00a030 à 18\u00a0h',
    courriel: 'contact@horizon.example',
    delegue: 'dpo@horizon.example',
    direction: 'Mme Hélène Vasseur, directrice générale',
    mediateur: 'Médiateur de la Mutualité Française, 255 rue de Vaugirard, 75719 Paris Cedex 15',
    espace: 'Espace Adhérent de Mutuelle Horizon',
  },
  atlas: {
    nom: 'Prévoyance Atlas',
    statut:
      'Institution de prévoyance régie par le titre III du livre IX du Code de la sécurité sociale',
    siren: '000 000 002',
    siege: '8 quai des Belges, 13001 Marseille',
    telephone: '04\u00a000\u00a000\u00a000\u00a099',
    horaires: 'du lundi au vendredi, de 9\u00a0h à 17\u00a0h\u00a030',
    courriel: 'contact@atlas.example',
    delegue: 'dpo@atlas.example',
    direction: 'M. Antoine Ferrand, directeur général',
    mediateur: 'Médiateur de la protection sociale (CTIP), 10 rue Cambacérès, 75008 Paris',
    espace: 'Espace personnel de Prévoyance Atlas',
  },
}
