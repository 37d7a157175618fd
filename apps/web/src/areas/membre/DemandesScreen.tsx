import { MesDemandes } from '../../features/demandes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'

export default function DemandesScreen({ params, search }: ScreenProps) {
  return <MesDemandes id={params.id ?? null} search={search} />
}
