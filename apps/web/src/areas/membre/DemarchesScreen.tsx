import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { MesBrouillons, MesDemarches } from '../../features/actes/index.ts'
import { DemandesEnCours } from '../../features/demandes/index.ts'
import { Colonnes } from '../../features/portail/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { evenements } from './routes.ts'
import { textes } from './textes.ts'

export default function DemarchesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.demarches}>{textes.titres.demarches}</ScreenTitle>
      <Colonnes>
        <div className={css.column}>
          <Card
            title={textes.titres.evenements}
            actions={<ButtonLink href={evenements.link({})}>{textes.voirEvenements}</ButtonLink>}
          >
            {textes.evenementsIntro}
          </Card>
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
