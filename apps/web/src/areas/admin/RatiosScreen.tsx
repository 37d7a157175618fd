import { ratiosGestion } from '@espace-adherent/contract/gestions'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { Notice } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { EcranGestion } from '../../features/gestion/index.ts'
import { listQuery } from '../../platform/query/list.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ratios } from './routes.ts'
import { textes } from './textes.ts'

export default function RatiosScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={ratiosGestion}
      lead={textes.ratiosLead}
      search={search}
      adresse={ratios.link({})}
    >
      <Manquants />
    </EcranGestion>
  )
}

/** Next year's schedules leave in the autumn. */
const RENTREE = '09-01'

/** Years whose schedules cannot be published, because their ratios are missing. */
function Manquants() {
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
