import type { Demande } from '@espace-adherent/contract'
import type { Executor } from '../../platform/db/index.ts'
import { toDemande } from './dossier.ts'
import { findAnterieures } from './file.repository.ts'
import type { Moteur } from './moteur.ts'

/** The latest requests of an account, as lists show them. */
export type Demandes360 = (db: Executor, compteId: string, limite: number) => Promise<Demande[]>

export const createDernieres =
  (moteur: Pick<Moteur, 'libelle'>): Demandes360 =>
  async (db, compteId, limite) =>
    (await findAnterieures(db, { compteId, sauf: null, limite })).map((row) =>
      toDemande(moteur, row),
    )
