import { type RefObject, useEffect } from 'react'

/**
 * A message under a dialog takes room from its body. This scrolls the focused element, often the
 * button just pressed, back into view.
 */
export function useFocusInView(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current
    if (!element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const isLess = element.clientHeight < height
      height = element.clientHeight
      const { activeElement } = document
      if (isLess && activeElement && element.contains(activeElement))
        activeElement.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [body])
}
