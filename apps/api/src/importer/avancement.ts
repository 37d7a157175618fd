import type { Dossier } from '../features/imports/lecture/dossier.ts'
import type { Suivi } from '../features/imports/lecture/executer.ts'
import { textes } from './textes.ts'

const CHAQUE_MS = 500

export type Sortie = { isTTY?: boolean | undefined; write(texte: string): unknown }

/** One line that is written over, where somebody watches; nothing elsewhere. */
export function creerAvancement(
  tailles: ReadonlyMap<string, number>,
  sortie: Sortie,
  maintenant: () => number = Date.now,
): Suivi {
  if (!sortie.isTTY) return { lire() {}, fusionner() {}, effacer() {} }
  const total = [...tailles.values()].reduce((somme, taille) => somme + taille, 0)
  const lus = new Map<string, number>()
  let etape = 'lecture'
  let debut = maintenant()
  let dernier = debut
  /** Each part of the work has its own pace: what is left is reckoned from its own beginning. */
  const dire = (quoi: string, sorte: string, part: number) => {
    const la = maintenant()
    if (sorte !== etape) {
      etape = sorte
      debut = la
    }
    if (la - dernier < CHAQUE_MS) return
    dernier = la
    const reste = part < 0.02 ? null : ((la - debut) * (1 - part)) / part
    const ligne = textes.avancement(quoi, Math.min(99, Math.floor(part * 100)), duree(reste))
    sortie.write(`\r${ligne}\u001b[K`)
  }
  return {
    lire(entite, fichier, octets) {
      lus.set(fichier, octets)
      const faits = [...lus.values()].reduce((somme, un) => somme + un, 0)
      if (total > 0) dire(entite, 'lecture', faits / total)
    },
    fusionner: (faits, sur) => dire(textes.ecriture, 'ecriture', faits / sur),
    effacer: () => sortie.write('\r\u001b[K'),
  }
}

/** Progress through the files of a lot. */
export async function suivre({ lieu, manifeste }: Dossier, sortie: Sortie): Promise<Suivi> {
  const tailles = new Map<string, number>()
  for (const { fichier } of manifeste.fichiers)
    tailles.set(fichier, (await lieu.taille(fichier)) ?? 0)
  return creerAvancement(tailles, sortie)
}

function duree(ms: number | null): string {
  if (ms === null) return ''
  const secondes = Math.ceil(ms / 1000)
  return secondes < 90 ? textes.secondes(secondes) : textes.minutes(Math.ceil(secondes / 60))
}
