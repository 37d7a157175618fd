const margin = 8
const gap = 4

type Box = Pick<DOMRect, 'top' | 'bottom' | 'right'>
type Size = { width: number; height: number }

/** Under the field, above it where there is more room, never out of the window. */
export function placeUnder(anchor: Box, popup: Size, view: Size): { top: number; left: number } {
  const below = view.height - anchor.bottom
  const fits = below >= popup.height + gap + margin
  const wanted = fits || below >= anchor.top ? anchor.bottom + gap : anchor.top - gap - popup.height
  return {
    top: clamp(wanted, margin, view.height - popup.height - margin),
    left: clamp(anchor.right - popup.width, margin, view.width - popup.width - margin),
  }
}

/** The low bound wins when there is room for neither. */
const clamp = (n: number, min: number, max: number) => Math.max(min, Math.min(n, max))
