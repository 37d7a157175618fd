/** A table as a spreadsheet saves it; each line knows its number in the file, where the heading is 1. */
export type TableCsv = { entete: string[]; lignes: { numero: number; cases: string[] }[] }

/** Reads « ; » or « , », quotes, either end of line, and the mark that some spreadsheets begin with. */
export function lireCsv(texte: string): TableCsv {
  const source = texte.replace(/^\uFEFF/, '')
  const [premiere = ''] = source.split(/\r?\n/, 1)
  const separateur = premiere.includes(';') || !premiere.includes(',') ? ';' : ','
  const rangees: { numero: number; cases: string[] }[] = []
  let cases: string[] = []
  let valeur = ''
  let isCitee = false
  let [numero, debut] = [1, 1]
  const endCase = () => {
    cases.push(valeur.trim())
    valeur = ''
  }
  const endLine = () => {
    endCase()
    // An empty line says nothing.
    if (cases.some((each) => each !== '')) rangees.push({ numero: debut, cases })
    cases = []
    debut = numero + 1
  }
  for (let i = 0; i < source.length; i++) {
    const lettre = source[i] ?? ''
    if (isCitee) {
      if (lettre === '"' && source[i + 1] === '"') {
        valeur += '"'
        i++
      } else if (lettre === '"') isCitee = false
      else valeur += lettre
    } else if (lettre === '"' && valeur.trim() === '') {
      isCitee = true
      valeur = ''
    } else if (lettre === separateur) endCase()
    else if (lettre === '\n') endLine()
    else if (lettre !== '\r') valeur += lettre
    if (lettre === '\n') numero++
  }
  endLine()
  const [entete, ...lignes] = rangees
  return { entete: entete?.cases ?? [], lignes }
}
