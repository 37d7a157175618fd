import { z } from 'zod'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import type { Bloc } from '../../platform/documents/index.ts'
import { defineJob, type Jobs } from '../../platform/jobs/index.ts'
import type { Annonce } from '../nouvelles/index.ts'
import type { DemandeRow } from './demandes.repository.ts'
import { papiersDe } from './legales.ts'

/** A paper that leaves with a mail. */
export type Papier = {
  annonce: Annonce
  /** Where its mail leads; without it, to the request. */
  vers?: `/${string}`
  titre: string
  references: readonly (readonly [libelle: string, valeur: string])[]
  blocs: readonly Bloc[]
  nomFichier: string
  /** What else is written as it leaves: its copy among the member's papers. */
  garder?(tx: Executor, le: string): Promise<unknown>
}

/** Made by a job: nobody waits for a printer, and no transaction stays open for it. */
export const papierJob = defineJob({
  key: 'demandes.papier',
  data: z.object({ demandeId: z.uuid(), cle: z.string() }),
  essais: 20,
})

/** The papers that are owed from this moment on; the clock of each says whether it has left. */
export async function askPapiers(
  jobs: Pick<Jobs, 'enqueue'>,
  tx: Executor,
  { id: demandeId, acte }: Pick<DemandeRow, 'id' | 'acte'>,
  depart: 'envoi' | 'decision',
): Promise<void> {
  for (const cle of papiersDe(acte, depart))
    await upkeep(tx, (held) => jobs.enqueue(held, papierJob, { demandeId, cle }))
}
