import type { Entite } from '@espace-adherent/contract/imports'
import { textes } from './textes.ts'

export type Avancement = {
  /** How many bytes of a file were read. */
  dire(entite: Entite, fichier: string, octets: number): void
  effacer(): void
}

const CHAQUE_MS = 500

type Sortie = { isTTY?: boolean | undefined; write(texte: string): unknown }

/** One line that is written over, where somebody watches; nothing elsewhere. */
export function creerAvancement(
  tailles: ReadonlyMap<string, number>,
  sortie: Sortie,
  maintenant: () => number = Date.now,
): Avancement {
  if (!sortie.isTTY) return { dire() {}, effacer() {} }
  const total = [...tailles.values()].reduce((somme, taille) => somme + taille, 0)
  const lus = new Map<string, number>()
  const debut = maintenant()
  let dernier = debut
  return {
    dire(entite, fichier, octets) {
      lus.set(fichier, octets)
      const la = maintenant()
      if (la - dernier < CHAQUE_MS || total === 0) return
      dernier = la
      const part = [...lus.values()].reduce((somme, un) => somme + un, 0) / total
      const reste = part < 0.02 ? null : ((la - debut) * (1 - part)) / part
      const ligne = textes.avancement(entite, Math.min(99, Math.floor(part * 100)), duree(reste))
      sortie.write(`\r${ligne}\u001b[K`)
    },
    effacer: () => sortie.write('\r\u001b[K'),
  }
}

function duree(ms: number | null): string {
  if (ms === null) return ''
  const secondes = Math.ceil(ms / 1000)
  return secondes < 90 ? textes.secondes(secondes) : textes.minutes(Math.ceil(secondes / 60))
}
