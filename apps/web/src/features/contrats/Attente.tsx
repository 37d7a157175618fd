import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

/** The shape of the screen to come. */
export const ContratsLoading = () => <Attente formes={['2.125rem', '12rem', '8rem']} />

export const ContratsFailure = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ScreenTitle>{textes.echec}</ScreenTitle>
    <Panne echec={textes.echecTexte} query={{ refetch: onRetry }} isSeul />
  </>
)
