/** What the next thing in a document is. Strings are only stepped over. */
export type Kind = 'name' | 'number' | 'word' | 'string' | 'open' | 'close' | 'end'

export type Lexer = {
  readonly bytes: Buffer
  /** Reads on from there to there. */
  seek(from: number, to: number): void
  next(): Kind
  /** Where the last thing began and ended. */
  start: number
  end: number
  /** Whether the last name has letters by their number. */
  isEscaped: boolean
}

/** What each of the 256 bytes is; the others are regular. */
const WHITE = 1
const DELIMITER = 2
const classes = new Uint8Array(256)
for (const white of [0, 9, 10, 12, 13, 32]) classes[white] = WHITE
for (const delimiter of '()<>[]{}/%') classes[delimiter.charCodeAt(0)] = DELIMITER

const isRegular = (octet: number | undefined) => octet !== undefined && classes[octet] === 0
const isDigit = (octet: number) => octet >= 0x30 && octet <= 0x39

/** Cuts bytes into the tokens of PDF; one lexer serves all objects, which may be very many. */
export function createLexer(bytes: Buffer): Lexer {
  const lexer: Lexer = { bytes, seek, next, start: 0, end: 0, isEscaped: false }
  let to = bytes.length

  function seek(from: number, limit: number): void {
    lexer.end = from
    to = limit
  }

  function next(): Kind {
    let at = lexer.end
    for (; at < to; at++) {
      const octet = bytes[at] ?? 0
      if (octet === 0x25) at = endOfLine(at)
      else if (classes[octet] !== WHITE) break
    }
    lexer.start = at
    lexer.end = at + 1
    if (at >= to) {
      lexer.end = to
      return 'end'
    }
    const octet = bytes[at] ?? 0
    if (octet === 0x2f) {
      lexer.end = endOfName(at + 1)
      return 'name'
    }
    if (octet === 0x28) {
      lexer.end = endOfString(at + 1)
      return 'string'
    }
    if (octet === 0x3c || octet === 0x3e) {
      if (bytes[at + 1] === octet) lexer.end = at + 2
      else if (octet === 0x3c) {
        const closing = bytes.indexOf(0x3e, at)
        lexer.end = closing < 0 || closing >= to ? to : closing + 1
        return 'string'
      }
      return octet === 0x3c ? 'open' : 'close'
    }
    if (octet === 0x5b || octet === 0x7b) return 'open'
    if (octet === 0x5d || octet === 0x7d || octet === 0x29) return 'close'
    lexer.end = endOfRegular(at)
    return isDigit(octet) || octet === 0x2d || octet === 0x2b || octet === 0x2e ? 'number' : 'word'
  }

  function endOfRegular(at: number): number {
    let end = at
    while (end < to && isRegular(bytes[end])) end++
    return end
  }

  function endOfName(at: number): number {
    lexer.isEscaped = false
    let end = at
    for (; end < to && isRegular(bytes[end]); end++) if (bytes[end] === 0x23) lexer.isEscaped = true
    return end
  }

  function endOfLine(at: number): number {
    let end = at
    while (end < to && bytes[end] !== 10 && bytes[end] !== 13) end++
    return end
  }

  /** Parentheses may stand in a string, in pairs or behind a backslash. */
  function endOfString(at: number): number {
    let depth = 1
    for (let end = at; end < to; end++) {
      const octet = bytes[end]
      if (octet === 0x5c) end++
      else if (octet === 0x28) depth++
      else if (octet === 0x29 && --depth === 0) return end + 1
    }
    return to
  }

  return lexer
}
