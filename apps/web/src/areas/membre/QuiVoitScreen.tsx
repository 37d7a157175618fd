import { QuiVoit } from '../../features/confidentialite/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

/** Who sees the care of whoever is signed in. */
export default function QuiVoitScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.soins}>{textes.titres.soins}</ScreenTitle>
      <div className={css.column}>
        <QuiVoit />
      </div>
    </>
  )
}
