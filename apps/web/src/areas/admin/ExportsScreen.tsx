import { Exports } from '../../features/gestion/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function ExportsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.exportsLead}>{textes.exports}</ScreenTitle>
      <Exports />
    </>
  )
}
