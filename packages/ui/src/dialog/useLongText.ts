import { type RefObject, useLayoutEffect, useState } from 'react'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * True while the content is longer than its frame and holds nothing to focus: the frame itself must
 * then take the focus, or nobody could scroll it from the keyboard.
 */
export function useLongText(ref: RefObject<HTMLElement | null>): boolean {
  const [isLong, setLong] = useState(false)
  useLayoutEffect(() => {
    const frame = ref.current
    if (!frame) return
    const observer = new ResizeObserver(() =>
      setLong(frame.scrollHeight > frame.clientHeight && !frame.querySelector(FOCUSABLE)),
    )
    observer.observe(frame)
    return () => observer.disconnect()
  }, [ref])
  return isLong
}
