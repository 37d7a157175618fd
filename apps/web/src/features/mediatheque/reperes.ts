import type { LigneGestion } from '@espace-adherent/contract/gestion'
import { bibliothequesGestion, tagsGestion } from '@espace-adherent/contract/mediatheque/gestion.ts'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'

export type Repere = { valeur: string; libelle: string }
export type Reperes = { bibliotheques: readonly Repere[]; tags: readonly Repere[] }

/** Beyond it, nobody chooses in a list. */
const TAILLE = 100

/** Where documents are put, and by which words they are found. */
export function useReperes(): Reperes {
  const bibliotheques = useQuery(listQuery(bibliothequesGestion.resource, { taille: TAILLE }))
  const tags = useQuery(listQuery(tagsGestion.resource, { taille: TAILLE }))
  return { bibliotheques: choix(bibliotheques.data), tags: choix(tags.data) }
}

const choix = (data: { rows: readonly unknown[] } | undefined): Repere[] =>
  ((data?.rows ?? []) as LigneGestion[]).map(({ id, nom }) => ({
    valeur: id,
    libelle: String(nom),
  }))
