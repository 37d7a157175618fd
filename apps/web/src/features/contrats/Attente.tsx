import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Skeleton } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCloudOff } from '@tabler/icons-react'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './contrats.module.css'
import { textes } from './textes.ts'

/** The shape of the screen to come. */
export const ContratsLoading = () => (
  <div className={css.attente}>
    <p className="visually-hidden" role="status">
      {textes.chargement}
    </p>
    <Skeleton width="14rem" height="2.125rem" />
    <Skeleton width="10rem" />
    <Skeleton height="12rem" />
    <Skeleton height="8rem" />
  </div>
)

export const ContratsFailure = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <ScreenTitle>{textes.echec}</ScreenTitle>
    <Card>
      <EmptyState
        icon={<IconCloudOff size={40} stroke={1.25} aria-hidden="true" />}
        title={textes.echecTexte}
        action={<Button onClick={onRetry}>{textes.reessayer}</Button>}
      />
    </Card>
  </>
)
