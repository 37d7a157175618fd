import type { ReactNode } from 'react'
import css from './feedback.module.css'
import type { Tone } from './tones.ts'

export const StateBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)
