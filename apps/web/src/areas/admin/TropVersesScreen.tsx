import { TropVerses } from '../../features/trop-verses/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function TropVersesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.tropVersesLead}>{textes.tropVerses}</ScreenTitle>
      <TropVerses />
    </>
  )
}
