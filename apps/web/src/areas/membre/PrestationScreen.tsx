import { Prestation } from '../../features/remboursements/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'

export default function PrestationScreen({ params, search }: ScreenProps) {
  return <Prestation id={params.id ?? ''} search={search} />
}
