import css from './chart.module.css'

export type Part = { key: 'ro' | 'rc' | 'reste'; value: number }

/**
 * How a whole is shared out. The amounts stand beside the bar, which a screen reader does not read.
 */
export const ProportionBar = ({ parts }: { parts: readonly Part[] }) => (
  <div className={css.proportion} aria-hidden="true">
    {parts
      .filter(({ value }) => value > 0)
      .map(({ key, value }) => (
        <span key={key} data-part={key} style={{ flexGrow: value }} />
      ))}
  </div>
)
