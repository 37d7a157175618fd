import type { ReactNode } from 'react'
import { tenu } from '../texte/tenu.tsx'
import css from './feedback.module.css'
import { type Tone, ToneIcon } from './ToneIcon.tsx'

type NoticeProps = {
  tone: Tone
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** For a notice that appears while the person is at work: it is read out at once. */
  alert?: boolean
}

export function Notice({ tone, title, children, action, alert = false }: NoticeProps) {
  return (
    <div className={css.notice} data-tone={tone} role={alert ? 'alert' : undefined}>
      <span className={css.noticeIcon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={css.noticeBody}>
        <p className="bold">{tenu(title)}</p>
        {children && <div className={css.noticeText}>{tenu(children)}</div>}
      </div>
      {action}
    </div>
  )
}

export const StateBadge = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={css.badge} data-tone={tone}>
    {children}
  </span>
)
