import { type RefObject, useLayoutEffect, useState } from 'react'
import { type Boite, choosePlace, type Place } from './place.ts'

/** All that can be pressed or typed in. */
const PRESSES = 'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"]'

/** Messages move to the corner where they cover nothing that somebody may want to press. */
export function usePlace(list: RefObject<HTMLElement | null>, nombre: number): Place {
  const [place, setPlace] = useState<Place>('bas-fin')
  useLayoutEffect(() => {
    let frame = 0
    const look = () => {
      const { current } = list
      // In a dialog they stand under what it holds, and cover nothing.
      if (!current || nombre === 0 || current.closest('dialog')) return
      const { width, height } = current.getBoundingClientRect()
      const style = getComputedStyle(current)
      setPlace(
        choosePlace(
          { width, height },
          {
            width: document.documentElement.clientWidth,
            height: window.innerHeight,
            bas: Number.parseFloat(style.scrollPaddingBottom) || 0,
          },
          boutonsHors(current),
        ),
      )
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', later, { capture: true, passive: true })
    addEventListener('resize', later)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
    }
  }, [list, nombre])
  return place
}

/** Those in sight, whoever holds them. */
const boutonsHors = (list: HTMLElement): Boite[] =>
  [...document.querySelectorAll(PRESSES)]
    .filter((un) => !list.contains(un))
    .map((un) => un.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
