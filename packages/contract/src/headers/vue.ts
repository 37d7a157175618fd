/** Whoever changes a row says, by this header, what they saw of it: it is not changed if it is another by then. */
export const HEADER_VUE = 'if-match'

/** Tells two states of a row apart; hides nothing, and is no proof against anybody. */
function empreinte(texte: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < texte.length; i++) {
    const code = texte.charCodeAt(i)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  return [a, b].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('')
}

/** The row that was seen, as it was answered: the same words on both sides. */
export const vueDe = (id: string, ligne: unknown): string =>
  `"${encodeURIComponent(id)}:${empreinte(JSON.stringify(ligne))}"`

/** Of which row that is. */
export const idDeVue = (vue: string): string =>
  decodeURIComponent(/^"([^":]*):/.exec(vue)?.[1] ?? '')
