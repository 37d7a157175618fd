import type { ReseauSoins } from '@espace-adherent/contract'
import type { MembreContext } from '../context.ts'
import { findReseaux } from './reseaux-soins.repository.ts'

/** The networks of the client: they are the same for all its members. */
export const reseauxSoinsSource = {
  list: ({ db, client }: MembreContext): Promise<ReseauSoins[]> => findReseaux(db, client.code),
}
