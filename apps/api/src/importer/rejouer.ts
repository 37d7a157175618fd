import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { nomsEntites } from '@espace-adherent/contract/imports'
import { z } from 'zod'
import { ArretError } from '../features/imports/lecture/bruts.ts'
import { openCorrections } from '../features/imports/lecture/corrections.ts'
import { type Dossier, LOT, openLot } from '../features/imports/lecture/dossier.ts'
import { depotDossier, lieuDossier } from '../features/imports/lecture/lieu-dossier.ts'
import { nomRejets } from '../features/imports/lecture/rejets.ts'
import { arrets } from '../features/imports/lecture/textes.ts'

/** Written beside the records; one that an older version wrote has no moment. */
const lotSchema = z.strictObject({
  source: z.string(),
  lot: z.string(),
  prisLe: z.iso.datetime({ offset: true }).optional(),
})

/** The corrected records as a lot of their own. */
export async function rejouer<T>(
  rejets: string,
  maintenant: Date,
  faire: (dossier: Dossier) => Promise<T>,
): Promise<T> {
  const note = await readFile(join(rejets, LOT), 'utf8').catch(() => null)
  if (note === null) throw new ArretError(arrets.sansRejets(rejets))
  const { prisLe = maintenant.toISOString(), ...corrige } = lotSchema.parse(JSON.parse(note))
  const base = dirname(resolve(rejets))
  const lot = { ...corrige, prisLe }
  const corrections = await openCorrections(
    lieuDossier(rejets),
    lieuDossier(rejets, base).piece,
    lot,
  )
  if (corrections === null) throw new ArretError(arrets.sansRejets(rejets))
  // Those that are still wrong: what stands is read while they are written.
  const chemin = await mkdtemp(join(rejets, 'rejeu-'))
  try {
    const { lieu, manifeste } = corrections
    const dossier = await openLot(lieu, manifeste, () => depotDossier(chemin))
    const fait = await faire(dossier)
    // Only now: a replay that stops leaves the corrections where they are.
    for (const nom of nomsEntites.map(nomRejets)) {
      await rm(join(rejets, nom), { force: true })
      if (existsSync(join(chemin, nom))) await rename(join(chemin, nom), join(rejets, nom))
    }
    return fait
  } finally {
    await rm(chemin, { recursive: true, force: true })
  }
}
