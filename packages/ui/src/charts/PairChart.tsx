import { classes } from '../theme/classes.ts'
import css from './chart.module.css'

export type Pair = { key: string; label: string; tick: string; values: readonly [number, number] }

type PairChartProps = {
  pairs: readonly Pair[]
  /** What the first and the second bar of each pair count. */
  legend: readonly [string, string]
  /** The picture in one sentence: the figures themselves stand in a table beside it. */
  summary: string
}

/** Two figures over time, side by side. */
export function PairChart({ pairs, legend, summary }: PairChartProps) {
  const highest = Math.max(1, ...pairs.flatMap(({ values }) => values))
  return (
    <figure>
      <figcaption className={css.legend} aria-hidden="true">
        {legend.map((libelle, rang) => (
          <span key={libelle} data-rang={rang}>
            {libelle}
          </span>
        ))}
      </figcaption>
      <div className={css.chart} role="img" aria-label={summary}>
        {pairs.map(({ key, label, values }) => (
          <span
            key={key}
            className={css.pair}
            title={`${label} : ${values.map((value, rang) => `${value} ${legend[rang]?.toLowerCase()}`).join(', ')}`}
          >
            {values.map((value, rang) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second
                key={rang}
                data-rang={rang}
                style={{ height: `${(value / highest) * 100}%` }}
              />
            ))}
          </span>
        ))}
      </div>
      <div className={classes(css.ticks, css.sparse)} aria-hidden="true">
        {pairs.map(({ key, tick }) => (
          <span key={key}>{tick}</span>
        ))}
      </div>
    </figure>
  )
}
