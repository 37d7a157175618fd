import { MonPaiement } from '../../features/cotisations/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ReglementScreen({ params }: ScreenProps) {
  return (
    <>
      <ScreenTitle>{textes.titres.paiementCotisation}</ScreenTitle>
      <MonPaiement id={params.id ?? ''} />
    </>
  )
}
