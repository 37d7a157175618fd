import css from './chart.module.css'

export type Share = { key: string; value: number; label: string; text: string }

/** Amounts side by side, each written out: a list that reads without its bars. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const highest = Math.max(1, ...shares.map(({ value }) => value))
  return (
    <ul className={css.shares}>
      {shares.map(({ key, value, label, text }) => (
        <li key={key}>
          <span>{label}</span>
          <strong className="tabular nowrap">{text}</strong>
          <span className={css.track} aria-hidden="true">
            <span style={{ width: `${(value / highest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
