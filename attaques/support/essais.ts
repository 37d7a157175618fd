import { appendFileSync } from 'node:fs'

/**
 * How many times something was tried: added up over all attacks by the command that runs them, which ends with the sum.
 * An attack that tried nothing proves nothing: it fails.
 */
export function compter(attaque: string, nombre: number): void {
  if (nombre === 0) throw new Error(`${attaque}: nothing was tried`)
  const file = process.env.ESSAIS_FILE
  if (file) appendFileSync(file, `${JSON.stringify({ attaque, nombre, essai: process.pid })}\n`)
  else console.log(`${attaque}: ${nombre} tried`)
}
