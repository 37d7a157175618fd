import type { ComponentProps } from 'react'
import css from './gauge.module.css'

type GaugeProps = Pick<
  ComponentProps<'progress'>,
  'value' | 'max' | 'aria-label' | 'aria-labelledby'
>

/** How much of a limit or of a task is done. */
export const Gauge = (props: GaugeProps) => <progress className={css.gauge} {...props} />
