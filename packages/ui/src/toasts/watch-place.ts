import { type Boite, choosePlace } from './place.ts'

/** All that can be pressed or typed in. */
const PRESSES = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'

/** Keeps messages where they cover nothing that somebody may want to press, until it is stopped. */
export function watchPlace(): (() => void) | undefined {
  const list = document.querySelector<HTMLElement>('[data-toasts]')
  if (!list) return undefined
  let frame = 0
  const look = () => {
    // In a dialog they stand under what it holds, and cover nothing.
    if (list.closest('dialog')) return
    const { width, height } = list.getBoundingClientRect()
    const fenetre = {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
      bas: Number.parseFloat(getComputedStyle(list).scrollPaddingBottom) || 0,
    }
    const { cote, monte } = choosePlace({ width, height }, fenetre, boutonsHors(list))
    list.dataset.cote = cote
    list.style.setProperty('--monte', `${monte}px`)
  }
  const later = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  // One more message is a taller list.
  const observer = new ResizeObserver(later)
  look()
  observer.observe(list)
  addEventListener('scroll', later, { capture: true, passive: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('scroll', later, { capture: true })
    removeEventListener('resize', later)
  }
}

/** Those in sight, whoever holds them. */
const boutonsHors = (list: HTMLElement): Boite[] =>
  [...document.querySelectorAll(PRESSES)]
    .filter((un) => !list.contains(un))
    .map((un) => un.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
