import { Indus } from '../../features/indus/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function IndusScreen() {
  return (
    <>
      <ScreenTitle lead={textes.indusLead}>{textes.indus}</ScreenTitle>
      <Indus />
    </>
  )
}
