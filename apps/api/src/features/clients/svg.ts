import sanitizeHtml from 'sanitize-html'

/** What draws. Links, frames, scripts and animations do not. */
const DESSINS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'image', 'text', 'tspan'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern', 'filter'],
  ...['feGaussianBlur', 'feOffset', 'feBlend', 'feColorMatrix', 'feComposite', 'feFlood'],
  ...['feMerge', 'feMergeNode'],
]

/** A drawing refers to its own parts, and carries the pictures that it shows. */
const isReference = (valeur: string) =>
  /^(?:#|data:image\/(?:png|jpeg);base64,)/.test(valeur.trim())

/** Styles may name parts of the drawing, and fetch nothing; escapes could spell the rest. */
const isStyleSur = (valeur: string) =>
  !/@|\\|expression|javascript:/i.test(valeur) && !/url\(\s*(?!["']?#)/i.test(valeur)

function attributsGardes(attributs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributs).filter(([nom, valeur]) => {
      if (/^on/i.test(nom)) return false
      if (/(?:^|:)href$/i.test(nom)) return isReference(valeur)
      if (/^xmlns/.test(nom)) return /^http:\/\/www\.w3\.org\//.test(valeur)
      return /^[\w:-]+$/.test(nom) && isStyleSur(valeur)
    }),
  )
}

const options: sanitizeHtml.IOptions = {
  allowedTags: DESSINS,
  allowedAttributes: false,
  allowedSchemes: ['data'],
  allowProtocolRelative: false,
  // Its text is judged below.
  allowVulnerableTags: true,
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
  selfClosing: [],
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: attributsGardes(attribs) }),
  },
}

/** After what announces it, a drawing is the whole file. */
const PROLOGUE =
  /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>\s*)*<svg[\s>]/
const TRACE = /<(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use)\b/

/** The drawing without what does anything else; null when there is none. */
export function cleanSvg(source: string): string | null {
  if (!PROLOGUE.test(source)) return null
  const propre = sanitizeHtml(source, options).trim()
  const fin = propre.lastIndexOf('</svg>')
  if (!propre.startsWith('<svg') || fin === -1 || !TRACE.test(propre)) return null
  for (const [, texte = ''] of propre.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    if (!isStyleSur(texte)) return null
  return withNamespaces(propre.slice(0, fin + '</svg>'.length))
}

/** Alone in its file, a drawing that does not say what it is draws nothing. */
function withNamespaces(svg: string): string {
  const racine = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const manque = [
    racine.includes('xmlns="') ? '' : ' xmlns="http://www.w3.org/2000/svg"',
    svg.includes('xlink:') && !racine.includes('xmlns:xlink=')
      ? ' xmlns:xlink="http://www.w3.org/1999/xlink"'
      : '',
  ].join('')
  return svg.replace('<svg', `<svg${manque}`)
}
