import { Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Panne } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

/** While the server looks at a link. */
export const Verification = () => (
  <>
    <ScreenTitle>{textes.verificationTitre}</ScreenTitle>
    <Card>
      <p role="status">{textes.verification}</p>
      <Skeleton height="3rem" />
    </Card>
  </>
)

/** The server could not be asked: the link may still be good. */
export const LienIllisible = ({ onRetry }: { onRetry: () => unknown }) => (
  <>
    <ScreenTitle>{textes.verificationTitre}</ScreenTitle>
    <Panne echec={textes.verificationEchouee} query={{ refetch: onRetry }} isSeul />
  </>
)
