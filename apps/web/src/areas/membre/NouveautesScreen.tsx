import { NoticeApercu } from '../../features/contenu/index.ts'
import { Nouveautes } from '../../features/nouveautes/Nouveautes.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function NouveautesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.nouveautes}>{textes.titres.nouveautes}</ScreenTitle>
      <NoticeApercu />
      <Nouveautes />
    </>
  )
}
