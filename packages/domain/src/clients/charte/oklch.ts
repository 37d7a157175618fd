/** A colour as the eye sees it: lightness and chroma from 0, hue in degrees. Equal steps look equal. */
export type Oklch = { l: number; c: number; h: number }

/** Björn Ottosson's Oklab, in polar form. */
export function toOklch(couleur: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const s = Number.parseInt(couleur.slice(i, i + 2), 16) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  })
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }
}

/** The nearest `#rrggbb`: a colour that no screen shows is made paler until one does. */
export function fromOklch({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0.001; chroma *= 0.95) {
    const channels = toChannels({ l, c: chroma, h })
    if (channels.every((v) => v > -0.0005 && v < 1.0005)) return toHex(channels)
  }
  return toHex(toChannels({ l, c: 0, h }))
}

function toChannels({ l, c, h }: Oklch): number[] {
  const x = c * Math.cos((h * Math.PI) / 180)
  const y = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((v) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055))
}

const toHex = (channels: readonly number[]) =>
  `#${channels
    .map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255))
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')}`
