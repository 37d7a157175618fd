/** A text in one colour on another, as a browser computes them. */
export type Plain = { color: string; background: string; fontSize: string; fontWeight: string }

/** What is near the limit is left to whoever counts more finely. */
const MARGIN = 0.1
const LARGE_PX = 24
const LARGE_BOLD_PX = 18.67

/**
 * Whether a plain text is legible for certain: the contrast that the guidelines ask for (4.5, or 3 for large letters), and
 * a little more. False says nothing: such a text is looked at by the rules themselves.
 */
export function isSurelyLegible({ color, background, fontSize, fontWeight }: Plain): boolean {
  const [ink, paper] = [luminance(color), luminance(background)]
  if (ink === null || paper === null) return false
  const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
  const px = Number.parseFloat(fontSize)
  const isLarge = px >= LARGE_PX || (px >= LARGE_BOLD_PX && Number(fontWeight) >= 700)
  return ratio >= (isLarge ? 3 : 4.5) + MARGIN
}

/** Of an opaque colour; null of any other. */
function luminance(color: string): number | null {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  if (!channels) return null
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number(channel) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
