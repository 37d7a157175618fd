import { Remboursements } from '../../features/remboursements/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function RemboursementsScreen({ search }: ScreenProps) {
  return (
    <>
      <ScreenTitle>{textes.titres.remboursements}</ScreenTitle>
      <Remboursements search={search} />
    </>
  )
}
