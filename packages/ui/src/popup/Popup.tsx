import {
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { placeUnder } from './place.ts'
import css from './popup.module.css'

/** A window of its own, unless it has another role; it is named one way or the other. */
type PopupProps = Pick<HTMLAttributes<HTMLElement>, 'role' | 'aria-label' | 'aria-labelledby'> & {
  /** What its opener names as `popoverTarget`. */
  id: string
  /** What it stands under. */
  anchor: RefObject<HTMLElement | null>
  /** What gets the focus back. */
  opener: RefObject<HTMLElement | null>
  /** Drawn anew at each opening; the focus goes to what carries `data-first`. */
  children: (close: () => void) => ReactNode
}

/**
 * The browser's own popover: above everything, modal dialogs included. Escape closes it and not the
 * dialog under it; so does a press elsewhere. No code of ours does that.
 */
export function Popup({ id, anchor, opener, children, ...named }: PopupProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  const place = () => {
    if (!ref.current || !anchor.current) return
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const { offsetWidth, offsetHeight } = ref.current
    const { top, left } = placeUnder(
      anchor.current.getBoundingClientRect(),
      { width: offsetWidth, height: offsetHeight },
      { width, height },
    )
    Object.assign(ref.current.style, { top: `${top}px`, left: `${left}px` })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `place` reads refs only.
  useEffect(() => {
    if (!isOpen) return
    const follow = (event: Event) => {
      if (!ref.current?.contains(event.target as Node | null)) place()
    }
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [isOpen])

  const close = () => {
    ref.current?.hidePopover()
    opener.current?.focus()
  }

  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      {...named}
      className={css.popup}
      onBeforeToggle={({ newState }) => {
        // Drawn before it shows, so that its size is known when it is placed.
        if (newState === 'open') flushSync(() => setOpen(true))
      }}
      onToggle={({ newState }) => {
        if (newState === 'open') {
          place()
          ref.current?.setAttribute('data-placed', '')
          ref.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
          return
        }
        setOpen(false)
        ref.current?.removeAttribute('data-placed')
        // Some browsers do not focus the button that was pressed, and so do not come back to it.
        if (document.activeElement === document.body) opener.current?.focus()
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !ref.current?.contains(relatedTarget)) ref.current?.hidePopover()
      }}
    >
      {isOpen && children(close)}
    </div>
  )
}
