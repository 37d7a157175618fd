import { MesBrouillons, MesDemarches } from '../../features/actes/index.ts'
import { DemandesEnCours } from '../../features/demandes/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function DemarchesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.demarches}>{textes.titres.demarches}</ScreenTitle>
      <div className={css.grid}>
        <div className={css.column}>
          <MesDemarches />
        </div>
        <div className={css.column}>
          <MesBrouillons />
          <DemandesEnCours />
        </div>
      </div>
    </>
  )
}
