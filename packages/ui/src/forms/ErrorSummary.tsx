import { IconAlertTriangle } from '@tabler/icons-react'
import { type Ref, useId } from 'react'
import { textesForms as textes } from '../textes.ts'
import css from './forms.module.css'

export type Fault = {
  /** The id of the control to lead to. */
  id: string
  message: string
  /** The field was left empty, as opposed to wrong. */
  isMissing?: boolean
}

type ErrorSummaryProps = { faults: readonly Fault[]; ref?: Ref<HTMLDivElement> }

export function ErrorSummary({ faults, ref }: ErrorSummaryProps) {
  const titleId = useId()
  const isAllMissing = faults.every(({ isMissing }) => isMissing)
  return (
    <div ref={ref} tabIndex={-1} role="alert" aria-labelledby={titleId} className={css.summary}>
      <p id={titleId} className={css.summaryTitle}>
        <IconAlertTriangle size={22} stroke={1.75} aria-hidden="true" />
        <span>{isAllMissing ? textes.donneesObligatoires : textes.corriger(faults.length)}</span>
      </p>
      <ul className={css.faults}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                // The address holds the route: following the link would leave the screen.
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
