import { type RefObject, useLayoutEffect, useState } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * True while the content is longer than its frame and holds nothing to focus. The frame must then
 * take the focus, or nobody could scroll it by keyboard.
 */
export function useLongText(ref: RefObject<HTMLElement | null>): boolean {
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame) return
    const look = () =>
      setLong(frame.scrollHeight > frame.clientHeight && !frame.querySelector(FOCUSABLE))
    const resized = new ResizeObserver(look)
    resized.observe(frame)
    // Later content lengthens a frame that cannot grow.
    const changed = new MutationObserver(look)
    changed.observe(frame, { childList: true, subtree: true })
    return () => {
      resized.disconnect()
      changed.disconnect()
    }
  }, [ref])
  return isLong
}
