import { Portabilites } from '../../features/portabilite/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function PortabilitesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.portabilitesLead}>{textes.portabilites}</ScreenTitle>
      <Portabilites />
    </>
  )
}
