import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  histoire: 'Historique',
  sansHistoire: 'Rien n’a été changé depuis le début de l’historique.',
  consultations: 'Afficher les consultations',
  changementsSeuls: 'N’afficher que les changements',
  par: (auteur: string | null, role: string | null) =>
    [auteur ?? 'Le portail', role].filter(Boolean).join(', '),
  verifier: 'Vérifier l’intégrité',
  echec: 'La vérification n’a pas abouti.',
  entiere: (lignes: number) =>
    `La chaîne est entière\u00a0: ${denombre(lignes, 'ligne vérifiée')}.`,
  rompue: (ligne: number) => `La chaîne est rompue à la ligne ${ligne}`,
  nature: (nature: string) => `Constaté\u00a0: ${nature}. Prévenez votre service informatique.`,
  sceau: (tete: string) => `Dernier sceau, à noter ailleurs\u00a0: ${tete}`,
} as const
