import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useApercuDemandes } from '../../features/demandes/index.ts'
import { demarches, fermeturePrevue } from '../../features/suppression/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { demande } from './routes.ts'
import { textes } from './textes.ts'

/** The act itself, unless it was asked for: what undoes it stands above. */
export default function SuppressionScreen() {
  const prevue = fermeturePrevue(useApercuDemandes()?.demandes)
  if (!prevue) return <demarches.suppressionCompteActeGestion />
  return (
    <>
      <ScreenTitle>{textes.titres.suppression}</ScreenTitle>
      <Card>
        <EmptyState
          title={textes.suppressionDemandee}
          action={
            <ButtonLink href={demande.link({ id: prevue.id })}>{textes.suivreDemande}</ButtonLink>
          }
        />
      </Card>
    </>
  )
}
