import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
} from 'react'
import { moveAmong } from '../disclosure/move-among.ts'
import { Popup } from '../popup/Popup.tsx'
import css from './menu.module.css'

export type ActionItem = { label: string; icon?: ReactNode; onSelect: () => void }

type ActionMenuProps = {
  /** The button that opens it. */
  trigger: ReactElement<
    ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> | undefined }
  >
  items: readonly ActionItem[]
  /** Shown above the actions: who is signed in, for instance. */
  head?: ReactNode
}

/** Inside the landmark of its button, where a screen reader looks for it. */
export function ActionMenu({ trigger, items, head }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const buttonId = useId()
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: buttonId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          document.getElementById(id)?.showPopover()
        },
      })}
      <Popup id={id} role="menu" aria-labelledby={buttonId} anchor={button} opener={button}>
        {(close) => (
          <>
            {head && <div className={css.head}>{head}</div>}
            {items.map(({ label, icon, onSelect }, i) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                data-first={i === 0 || undefined}
                className={css.item}
                onKeyDown={moveAmong}
                onClick={() => {
                  // The menu goes, its button stays: a window that opens now gives the focus back to it.
                  close()
                  onSelect()
                }}
              >
                {icon}
                {label}
              </button>
            ))}
          </>
        )}
      </Popup>
    </>
  )
}
