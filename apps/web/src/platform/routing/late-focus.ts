import { careful } from './focus.ts'

/** What had the focus when the route was opened. */
let held: Element | null = null
/**
 * Whether something was pressed since: when a screen is slow, people may have gone on to something
 * else.
 */
let isPressed = false

const press = (event: Event) => {
  // The key that led here, still held down, does not count.
  if (!(event as KeyboardEvent).repeat) isPressed = true
}

const isLost = () => document.activeElement === document.body

/**
 * Nothing behind a dialog can be focused: the title waits until it closes, and takes the focus if
 * its former holder is gone.
 */
function focus(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true })
  if (!title?.isConnected || document.activeElement === title) return
  document.querySelector('dialog[open]')?.addEventListener('close', () => isLost() && focus(title))
}

/** From now on a title takes the focus from nobody who has moved on, and waits for dialogs. */
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
