import { documents } from '@espace-adherent/contract/mots/ecrans'
import { denombre } from '@espace-adherent/domain/texte'
import { dits } from '../../platform/portail/dits.ts'

export const textes = {
  ...dits('documents', documents),
  documentNonLu: 'Ce document n’a pas pu être chargé.',
  afficher: 'Afficher\u00a0: ',
  telechargerQuoi: (titre: string) => `Télécharger\u00a0: ${titre}`,
  rechercheEtFiltres: 'Recherche et filtres',
  nature: 'Rubrique',
  toutesNatures: 'Toutes',
  annee: 'Année',
  toutesAnnees: 'Toutes',
  nombre: (total: number) => (total === 0 ? 'Aucun document' : denombre(total, 'document')),
  effacer: 'Effacer les filtres',
  aucunCourrierTrouve: 'Aucun courrier ne correspond.',
  pour: (date: string, personne: string | null) => (personne ? `${date} · ${personne}` : date),
  titrePour: (titre: string, personne: string | null) =>
    personne ? `${titre}, ${personne}` : titre,
} as const
