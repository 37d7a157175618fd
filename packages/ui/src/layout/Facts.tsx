import type { ReactNode } from 'react'
import css from './facts.module.css'

export type Fact = {
  label: string
  value: ReactNode
  /** It takes a line of its own. */
  wide?: boolean
}

/** What is known of something, each thing under its name; what is not known is left out. */
export const Facts = ({ items }: { items: readonly (Fact | null)[] }) => (
  <dl className={css.facts}>
    {items
      .filter((item) => item !== null)
      .map(({ label, value, wide }) => (
        <div key={label} data-wide={wide}>
          <dt className="note">{label}</dt>
          <dd className="strong anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)
