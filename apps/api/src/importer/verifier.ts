import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { creerAvancement } from './avancement.ts'
import { type Dossier, ouvrirDossier } from './dossier.ts'
import { type Lu, parcourir } from './parcours.ts'
import { References } from './references.ts'

/** What is told while it runs, and where progress is shown. */
export type Sorties = {
  dire(phrase: string): void
  suivi: { isTTY?: boolean | undefined; write(texte: string): unknown }
}

export async function suivre({ chemin, manifeste }: Dossier, { suivi }: Sorties) {
  const tailles = new Map<string, number>()
  for (const { fichier } of manifeste.fichiers)
    tailles.set(fichier, (await stat(join(chemin, fichier))).size)
  return creerAvancement(tailles, suivi)
}

/** Shapes and references, from the files alone: no base, no network. */
export async function verifier(chemin: string, sorties: Sorties): Promise<Lu[]> {
  const dossier = await ouvrirDossier(chemin)
  const avancement = await suivre(dossier, sorties)
  try {
    return await parcourir({
      dossier,
      dire: sorties.dire,
      avancement,
      references: new References(),
    })
  } finally {
    avancement.effacer()
  }
}
