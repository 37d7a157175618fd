import { isBackOffice } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import type { Sujet } from '../accords/a-deux/index.ts'
import type { ClesAcces } from '../cles-acces/index.ts'
import type { StaffContext } from '../context.ts'
import type { Securite } from '../securite/index.ts'
import type { CompteRow } from './utilisateurs.repository.ts'

/** Its being taken off, asked for by one and decided by another. */
export const leveeDe = ({ client }: Pick<StaffContext, 'client'>, compteId: string): Sujet => ({
  clientCode: client.code,
  objet: 'compte',
  cible: compteId,
  geste: 'leverProtection',
})

export type ProtectionDeps = {
  securite: Pick<Securite, 'application'>
  clesAcces: Pick<ClesAcces, 'hasAny'>
}

/** What a second person may take off: of staff, also what a mail does not take the place of. */
export const hasProtection = async (
  { securite, clesAcces }: ProtectionDeps,
  db: Executor,
  { id, roles, isAmf, telephone }: CompteRow,
): Promise<boolean> =>
  isAmf ||
  telephone !== null ||
  (isBackOffice(roles) &&
    ((await clesAcces.hasAny(db, id)) || (await securite.application.isActive(db, id))))
