import { referentielResources, type TableReferentiel } from '@espace-adherent/contract/referentiel'
import { type Choix, choixDepuisLignes } from '@espace-adherent/domain/choix'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'

/** What a code means, by its reference table; the code itself until the table is there. */
export function useLibelles(table: TableReferentiel): (code: string) => string {
  const { data } = useQuery({ ...listQuery(referentielResources[table]), meta: { silent: true } })
  return (code) => data?.rows.find((ligne) => ligne.code === code)?.libelle ?? code
}

/** A reference table to choose from; nothing until it is there. */
export function useChoix(table: TableReferentiel): readonly Choix<string>[] {
  const { data } = useQuery({ ...listQuery(referentielResources[table]), meta: { silent: true } })
  return choixDepuisLignes(data?.rows ?? [])
}
