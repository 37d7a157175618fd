/** Parts of a page that can take the focus when the element that had it is gone. */
const PARTS = 'li, tr, fieldset, form, article, section, dialog, [role="dialog"], main'

/** Long enough for a new screen or a closing dialog to place the focus itself. */
const DELAY = 150

/** The nearest part that is still there, among those that held the focused element. */
export const placeLeft = <T extends { isConnected: boolean; matches(parts: string): boolean }>(
  held: readonly T[],
): T | null => held.find((part) => part.isConnected && part.matches(PARTS)) ?? null

const heldBy = (element: Element): Element[] => {
  const held: Element[] = []
  for (let part = element.parentElement; part; part = part.parentElement) held.push(part)
  return held
}

let isInstalled = false

/**
 * A button that goes away with what it did takes the focus with it, and somebody without a mouse
 * would begin the page again. This gives the focus to the part of the page where the button stood.
 */
export function keepFocus(): void {
  if (isInstalled) return
  isInstalled = true
  let last: { element: Element; held: Element[] } | null = null
  let timer = 0
  const restore = () => {
    if (!last || last.element.isConnected || document.activeElement !== document.body) return
    const place = placeLeft(last.held)
    last = null
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) last = { element: target, held: heldBy(target) }
  })
  new MutationObserver(() => {
    if (!last || last.element.isConnected) return
    window.clearTimeout(timer)
    timer = window.setTimeout(restore, DELAY)
  }).observe(document.body, { childList: true, subtree: true })
}
