import { existsSync, readFileSync } from 'node:fs'

type Essai = {
  attaque: string
  nombre: number
  /** The process that tried: a file that is tried again has another one. */
  essai: number
}

/**
 * How many times the attacks tried something, one line; none where no attack counts. What one try of a file counts
 * several times is added up; a second try of it replaces the first.
 */
export function sayTried(file: string): string[] {
  if (!existsSync(file)) return []
  const last = new Map<string, Essai>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const one = JSON.parse(line) as Essai
    const before = last.get(one.attaque)
    const nombre = one.nombre + (before?.essai === one.essai ? before.nombre : 0)
    last.set(one.attaque, { ...one, nombre })
  }
  const tried = [...last.values()]
  const total = tried.reduce((sum, { nombre }) => sum + nombre, 0)
  const each = tried.map(({ attaque, nombre }) => `${attaque} ${nombre}`).join(', ')
  return [`${total} attacks tried: ${each}`]
}
