import { Card } from '@espace-adherent/ui/layout'
import { Proches } from '../../features/delegation/vues.ts'
import { Consultations } from '../../features/donnees/Consultations.tsx'
import { Copie } from '../../features/donnees/Copie.tsx'
import { TousMesPapiers, textesPapiers } from '../../features/papiers/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { contact } from './routes.ts'
import { textes } from './textes.ts'

/** What the portal holds of whoever is signed in, and who looked at it. */
export default function DonneesScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.donnees}>{textes.titres.donnees}</ScreenTitle>
      <div className={css.column}>
        <Copie />
        <Card title={textesPapiers.titre}>
          <TousMesPapiers />
        </Card>
        <Proches />
        <Consultations ecrire={contact.link({})} />
      </div>
    </>
  )
}
