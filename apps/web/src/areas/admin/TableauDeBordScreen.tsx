import { ComptesParRole, Connexions } from '../../features/statistiques/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './admin.module.css'
import { textes } from './textes.ts'

export default function TableauDeBordScreen() {
  return (
    <>
      <ScreenTitle lead={textes.tableauDeBordLead}>{textes.tableauDeBord}</ScreenTitle>
      <div className={css.grid}>
        <Connexions />
        <ComptesParRole />
      </div>
    </>
  )
}
