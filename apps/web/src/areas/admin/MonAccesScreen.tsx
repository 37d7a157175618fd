import { Securite } from '../../features/comptes/mon-compte/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function MonAccesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.monAccesLead}>{textes.monAcces}</ScreenTitle>
      <Securite lienIdentifiant={null} />
    </>
  )
}
