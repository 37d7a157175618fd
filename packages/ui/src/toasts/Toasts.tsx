import { IconX } from '@tabler/icons-react'
import { ToneIcon } from '../feedback/ToneIcon.tsx'
import { textes } from './textes.ts'
import css from './toasts.module.css'

export type ToastItem = {
  id: number
  type: 'danger' | 'info' | 'success' | 'warning'
  title: string
  detail?: string | undefined
}

export type ToastsProps = {
  toasts: readonly ToastItem[]
  onDismiss: (id: number) => void
  /** Somebody reads or holds a toast: none leaves meanwhile. */
  onHold: (held: boolean) => void
}

export function Toasts({ toasts, onDismiss, onHold }: ToastsProps) {
  return (
    <ul
      data-toasts
      className={css.list}
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {toasts.map((toast) => (
        <li key={toast.id} className={css.toast} data-tone={toast.type}>
          <span className={css.icon}>
            <ToneIcon tone={toast.type} />
          </span>
          <div className="small fill">
            <p className="bold">{toast.title}</p>
            {toast.detail && <p className={css.detail}>{toast.detail}</p>}
          </div>
          <button
            type="button"
            className={css.close}
            aria-label={textes.fermer(toast.title)}
            onClick={() => onDismiss(toast.id)}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
