import { ouvrirDossier } from '../features/imports/lecture/dossier.ts'
import { type Lu, parcourir } from '../features/imports/lecture/parcours.ts'
import { References } from '../features/imports/lecture/references.ts'
import { type Sortie, suivre } from './avancement.ts'

/** What is told while it runs, and where progress is shown. */
export type Sorties = { dire(phrase: string): void; suivi: Sortie }

/** Shapes and references, from the files alone: no base, no network. */
export async function verifier(chemin: string, { dire, suivi: sortie }: Sorties): Promise<Lu[]> {
  const dossier = await ouvrirDossier(chemin)
  const suivi = await suivre(dossier, sortie)
  try {
    return await parcourir({ dossier, dire, suivi, references: new References() })
  } finally {
    suivi.effacer()
  }
}
