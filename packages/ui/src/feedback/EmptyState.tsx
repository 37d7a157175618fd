import type { ReactNode } from 'react'
import css from './feedback.module.css'

type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  children?: ReactNode
  /** What to do next. */
  action?: ReactNode
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon}
      <p className={css.emptyTitle}>{title}</p>
      {children && <div className={css.emptyText}>{children}</div>}
      {action}
    </div>
  )
}

type SkeletonProps = { width?: string; height?: string }

/** The place of something that is coming: same size, so that nothing jumps when it arrives. */
export const Skeleton = ({ width = '100%', height = '1rem' }: SkeletonProps) => (
  <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
)
