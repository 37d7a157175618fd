import css from './feedback.module.css'

type SkeletonProps = { width?: string; height?: string }

/** The place of something that is coming: same size, so that nothing jumps when it arrives. */
export const Skeleton = ({ width = '100%', height = '1rem' }: SkeletonProps) => (
  <span className={css.skeleton} style={{ width, height }} aria-hidden="true" />
)
