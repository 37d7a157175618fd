let expected = false
/** What had the focus then. */
let held: Element | null = null
/** Whether something was pressed since: a screen that is slow to come finds people gone on to something else. */
let isPressed = false

const press = (event: Event) => {
  // The key that led there, still held down, is no other wish.
  if (!(event as KeyboardEvent).repeat) isPressed = true
}

/** A new route was opened: its title will take the focus as soon as it is drawn. */
export const expectTitleFocus = () => {
  expected = true
  isPressed = false
  held = document.activeElement
  for (const type of ['keydown', 'pointerdown'])
    document.addEventListener(type, press, { capture: true })
}

const isLost = () => document.activeElement === document.body

/**
 * True once per route, unless its person holds something else by now. The first screen of a visit is left alone: the
 * browser reads it itself.
 */
export function takeTitleFocus(): boolean {
  const was = expected
  expected = false
  return was && (!isPressed || isLost() || document.activeElement === held)
}

/**
 * No scrolling: a new route already starts at its top, header included. Behind a dialog nothing can be focused: the title
 * then waits for it to close, and takes the focus where the one who had it is gone.
 */
export function focusTitle(title: HTMLElement | null): void {
  title?.focus({ preventScroll: true })
  if (!title?.isConnected || document.activeElement === title) return
  document
    .querySelector('dialog[open]')
    ?.addEventListener('close', () => isLost() && focusTitle(title))
}
