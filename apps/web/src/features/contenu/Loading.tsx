import { Skeleton } from '@espace-adherent/ui/feedback'
import css from './contenu.module.css'
import { textes } from './textes.ts'

export const Loading = () => (
  <div className={css.loading}>
    <p role="status">{textes.chargement}</p>
    <Skeleton height="1.25rem" width="60%" />
    <Skeleton />
    <Skeleton width="85%" />
  </div>
)
