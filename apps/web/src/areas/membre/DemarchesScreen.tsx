import { MesBrouillons, MesDemarches } from '../../features/actes/index.ts'
import { DemandesEnCours } from '../../features/demandes/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function DemarchesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.demarches}>{textes.titres.demarches}</ScreenTitle>
      <Colonnes>
        <div className={css.column}>
          <MesDemarches />
        </div>
        <div className={css.column}>
          <MesBrouillons />
          <DemandesEnCours />
        </div>
      </Colonnes>
    </>
  )
}
