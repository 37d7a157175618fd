import { type DroitsDuRole, droitsDuRole, type Portee, type Role } from '@espace-adherent/domain'
import { eq } from 'drizzle-orm'
import { client } from '../src/features/portail/portail.schema.ts'
import type { Inject, TestApp } from './test-app.ts'

/** What an insurer decided of a role, from the next request on: of one that comes with the portal, when it still could. */
export async function poserDroits(
  { database: { db }, annuaire }: TestApp,
  role: Role,
  { demandesDe, ...ecart }: Partial<DroitsDuRole> & { demandesDe?: Portee },
): Promise<void> {
  const [row] = await db.select().from(client).where(eq(client.code, 'horizon'))
  const choisis = row?.droits ?? null
  const pose = {
    ...choisis?.[role],
    ...droitsDuRole(role, choisis),
    ...ecart,
    ...(demandesDe && { portees: { demandes: demandesDe } }),
  }
  await db
    .update(client)
    .set({ droits: { ...choisis, [role]: pose } })
    .where(eq(client.code, 'horizon'))
  await annuaire.refresh(db)
}

/** A role of the insurer's own, as an administrator makes one. */
export const copierRole = (qui: Inject, nom: string, copieDe: string) =>
  qui({
    method: 'POST',
    url: '/api/admin/settings/role/create',
    payload: { nom, description: null, copieDe },
  })
