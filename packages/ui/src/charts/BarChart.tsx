import css from './chart.module.css'

export type Bar = {
  key: string
  value: number
  label: string
  /** The value as it is read, when it is no plain number. */
  text?: string
  /** A letter or two under the bar; without them, only the ends are named. */
  tick?: string
}

/**
 * Bars over time, the last one marked. It is one picture with one sentence (`summary`); the
 * figures themselves belong in a table beside it, where they can be read one by one.
 */
export function BarChart({ bars, summary }: { bars: readonly Bar[]; summary: string }) {
  const highest = Math.max(1, ...bars.map((bar) => bar.value))
  const isTicked = bars.every(({ tick }) => tick !== undefined)
  return (
    <figure>
      <div className={css.chart} role="img" aria-label={summary}>
        {bars.map((bar) => (
          <span
            key={bar.key}
            className={css.bar}
            style={{ height: `${(bar.value / highest) * 100}%` }}
            title={`${bar.label}\u00a0: ${bar.text ?? bar.value}`}
          />
        ))}
      </div>
      {isTicked ? (
        <div className={css.ticks} aria-hidden="true">
          {bars.map(({ key, tick }) => (
            <span key={key}>{tick}</span>
          ))}
        </div>
      ) : (
        <div className={css.axis} aria-hidden="true">
          <span>{bars.at(0)?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </div>
      )}
    </figure>
  )
}
