import { ratiosGestion } from '@espace-adherent/contract/gestions'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { textes } from './textes.ts'

/** Next year's schedules leave in the autumn. */
const RENTREE = '09-01'

/** Years whose schedules cannot be published, because their ratios are missing. */
export function RatiosManquants() {
  const { data } = useQuery({ ...listQuery(ratiosGestion.resource), meta: { silent: true } })
  if (!data) return null
  const jour = dateAParis(new Date())
  const annee = Number(jour.slice(0, 4))
  const ecrites = data.rows.map((row) => (row as { annee?: number }).annee)
  return [annee, ...(jour.slice(5) >= RENTREE ? [annee + 1] : [])]
    .filter((due) => !ecrites.includes(due))
    .map((due) => (
      <Notice key={due} tone="warning" title={textes.ratiosManquants(due)}>
        {textes.ratiosManquantsTexte}
      </Notice>
    ))
}
