import { IconArrowLeft, IconX } from '@tabler/icons-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import css from './dialog.module.css'
import { textesDialogue as textes } from './textes.ts'
import { pileUp } from './top-dialog.ts'
import { useFocusInView } from './useFocusInView.ts'
import { useLongText } from './useLongText.ts'

type DialogProps = {
  title: ReactNode
  /** In the place of the title, which is then only read. */
  entete?: ReactNode
  children: ReactNode
  actions?: ReactNode
  /**
   * `lg`: a large dialog whose size does not follow its content; it fills a phone. `drawer`: beside
   * its subject, from top to bottom; it fills a phone too. `wide`: the same with more room.
   */
  size?: 'md' | 'lg' | 'drawer' | 'wide'
  /** Without it the dialog cannot be closed: neither a cross, nor Escape, nor the backdrop. */
  onClose?: (() => void) | undefined
  /** On a phone it is a page that one comes back from: an arrow before its heading closes it. */
  isRetour?: boolean
  /** An urgent question: its text is read at once, wherever the focus starts. */
  isQuestion?: boolean
}

const DOUBLE_CLICK_MS = 500

/**
 * The browser's own modal dialog: it traps the focus, makes the rest inert and gives the focus
 * back, without code of ours.
 */
export function Dialog({
  title,
  entete,
  children,
  actions,
  size = 'md',
  onClose,
  isRetour = false,
  isQuestion = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const bodyRef = useRef<HTMLDivElement>(null)
  const openedAt = useRef(0)
  const isSecondClick = useRef(false)
  const isLong = useLongText(bodyRef)
  useFocusInView(bodyRef)
  const titleId = useId()
  const bodyId = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    dialog.showModal()
    openedAt.current = performance.now()
    // Focuses the title, not the cross: a screen reader starts with the subject.
    titleRef.current?.focus()
    const takeOff = pileUp(dialog)
    return () => {
      takeOff()
      // Before React removes the node: only a dialog that closes gives the focus back.
      dialog.close()
    }
  }, [])

  return (
    <dialog
      ref={ref}
      className={css.dialog}
      data-size={size}
      aria-labelledby={titleId}
      {...(isQuestion && { role: 'alertdialog', 'aria-describedby': bodyId })}
      // `none` also stops the second Escape, which browsers allow whatever `cancel` says.
      closedby={onClose ? 'any' : 'none'}
      // A click beside it this soon is the second of a double click on the button that opened it.
      onPointerDown={({ timeStamp }) => {
        isSecondClick.current = timeStamp - openedAt.current < DOUBLE_CLICK_MS
      }}
      // Escape counts at once.
      onKeyDown={() => {
        isSecondClick.current = false
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!isSecondClick.current) onClose?.()
      }}
    >
      <div className={css.head}>
        <h2
          ref={titleRef}
          id={titleId}
          className={entete ? 'visually-hidden' : css.title}
          tabIndex={-1}
        >
          {title}
        </h2>
        {entete}
        {onClose && (
          <button
            type="button"
            className={css.close}
            data-retour={isRetour || undefined}
            onClick={onClose}
            aria-label={textes.fermer}
          >
            {isRetour && <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />}
            <IconX size={22} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </div>
      <div
        ref={bodyRef}
        id={bodyId}
        className={css.body}
        {...(isLong && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
      >
        {children}
      </div>
      {actions && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
