import { careful } from './focus.ts'

/** What had the focus when the new route was opened. */
let held: Element | null = null
/** Whether something was pressed since: a screen that is slow to come finds people gone on to something else. */
let isPressed = false

const press = (event: Event) => {
  // The key that led there, still held down, is no other wish.
  if (!(event as KeyboardEvent).repeat) isPressed = true
}

const isLost = () => document.activeElement === document.body

/**
 * Behind a dialog nothing can be focused: the title waits for it to close, and takes the focus where the one who had it
 * is gone.
 */
function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true })
  if (!title?.isConnected || document.activeElement === title) return
  document.querySelector('dialog[open]')?.addEventListener('close', () => isLost() && focus(title))
}

/** From then on a title takes the focus from nobody who holds something else by now, and waits for dialogs. */
export function focusWithCare(): void {
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, press, { capture: true })
  Object.assign(careful, {
    begin: () => {
      isPressed = false
      held = document.activeElement
    },
    focus: (title: HTMLElement | null) => {
      if (!isPressed || isLost() || document.activeElement === held) focus(title)
    },
  })
}
