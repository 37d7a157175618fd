/** WCAG 2 contrast between two `#rrggbb` colours, from 1 (the same) to 21 (black on white). */
export function contraste(a: string, b: string): number {
  const [clair, sombre] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (clair + 0.05) / (sombre + 0.05)
}

function luminance(couleur: string): number {
  const [r, v, b] = [1, 3, 5].map((i) => lineaire(Number.parseInt(couleur.slice(i, i + 2), 16)))
  return 0.2126 * (r ?? 0) + 0.7152 * (v ?? 0) + 0.0722 * (b ?? 0)
}

function lineaire(octet: number): number {
  const s = octet / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}
