import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { finished } from 'node:stream/promises'
import type { Depot, Lieu } from './lieu.ts'

const MORCEAU = 64 * 1024

const flux = (chemin: string) =>
  createReadStream(chemin, { highWaterMark: MORCEAU }) as AsyncIterable<Buffer>

/** A folder of this machine; of `base`, the papers of `fichiers/` and nothing else, whatever a name or a link says. */
export const lieuDossier = (chemin: string, base = chemin): Lieu => ({
  async taille(fichier) {
    const la = await stat(join(chemin, fichier)).catch(() => null)
    return la?.isFile() ? la.size : null
  },
  lire: (fichier) => flux(join(chemin, fichier)),
  async piece(fichier) {
    const racine = await realpath(join(base, 'fichiers')).catch(() => null)
    const voulu = await realpath(join(base, 'fichiers', fichier)).catch(() => null)
    if (racine === null || !voulu?.startsWith(racine + sep)) return null
    return (await stat(voulu)).isFile() ? flux(voulu) : null
  },
})

/** A folder that nobody else may read; with the first file come what stands beside it (`notes`). */
export const depotDossier = (
  chemin: string,
  notes: Readonly<Record<string, string>> = {},
): Depot => ({
  async *lire(nom) {
    if (existsSync(join(chemin, nom))) yield* flux(join(chemin, nom))
  },
  async ecrire(nom) {
    await mkdir(chemin, { recursive: true, mode: 0o700 })
    for (const [note, texte] of Object.entries(notes)) await writeFile(join(chemin, note), texte)
    const nouveau = join(chemin, `${nom}.nouveau`)
    const sortie = createWriteStream(nouveau, { mode: 0o600 })
    return {
      async ecrire(texte) {
        if (!sortie.write(texte)) await once(sortie, 'drain')
      },
      async fermer() {
        sortie.end()
        await finished(sortie)
        await rename(nouveau, join(chemin, nom))
      },
    }
  },
  retirer: (nom) => rm(join(chemin, nom), { force: true }),
})
