import { MesIndus } from '../../features/indus/MesIndus.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function TropPercusScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.tropPercus}>{textes.titres.tropPercus}</ScreenTitle>
      <div className={css.column}>
        <MesIndus />
      </div>
    </>
  )
}
