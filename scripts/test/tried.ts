import { existsSync, readFileSync } from 'node:fs'

type Essai = { attaque: string; nombre: number }

/** How many times the attacks tried something, one line; none where no attack counts. A second try of a file replaces its first. */
export function sayTried(file: string): string[] {
  if (!existsSync(file)) return []
  const tried = new Map<string, number>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { attaque, nombre } = JSON.parse(line) as Essai
    tried.set(attaque, nombre)
  }
  const total = [...tried.values()].reduce((sum, nombre) => sum + nombre, 0)
  const each = [...tried].map(([attaque, nombre]) => `${attaque} ${nombre}`).join(', ')
  return [`${total} attacks tried: ${each}`]
}
