import { Invitation } from '../../features/delegation/vues.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'

export default function AccesProcheScreen({ search }: ScreenProps) {
  return <Invitation code={search.get('code') ?? ''} />
}
