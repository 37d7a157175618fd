import { randomUUID } from 'node:crypto'
import type { MoyenPreuve, NaturePreuve } from '@espace-adherent/domain'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Preuve } from '../nouvelles/index.ts'
import { insertPreuve } from './preuves.repository.ts'

type Dite = {
  clientCode: string
  compteId: string
  nature: NaturePreuve
  objet: string
  moyen: MoyenPreuve
  /** Where it was told. */
  email: string
}

/** Writes down that it is told; false: it was already. */
export function prouver(
  { sealer }: { sealer: Sealer },
  tx: Executor,
  { email, ...preuve }: Dite,
  le: Date,
): Promise<boolean> {
  const id = randomUUID()
  const adresse = sealer.seal(email, sealed.preuveAdresse(id))
  return insertPreuve(tx, { id, ...preuve, adresse, le })
}

/** The same, to be written by what tells of it. */
export const preuve =
  (deps: { sealer: Sealer }, dite: Dite, le: Date): Preuve =>
  (e) =>
    prouver(deps, e, dite, le)
