import type { ReactNode } from 'react'
import css from './layout.module.css'

export type Fact = { label: string; value: ReactNode }

/** What is known of something, each thing under its name; what is not known is left out. */
export const Facts = ({ items }: { items: readonly (Fact | null)[] }) => (
  <dl className={css.facts}>
    {items
      .filter((item) => item !== null)
      .map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
