import type { EvenementGestion } from '@espace-adherent/contract'
import { libelleRoles, type Role } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { type EvenementLu, findEvenements } from '../historique/index.ts'
import { findTenus } from './clients.repository.ts'
import { OBJET_CLIENTS } from './ecriture.ts'

/** What happened to a client, the latest first; the screen says what each name means. */
export async function listEvenements(
  { db, client }: StaffContext,
  id: string,
): Promise<{ evenements: EvenementGestion[] }> {
  const [row] = await findTenus(db, client.code, id)
  if (!row) throw new AppError('NotFound')
  const lignes = await findEvenements(db, row.code, OBJET_CLIENTS, row.code)
  return { evenements: lignes.map((ligne) => toEvenement(ligne, client.droits)) }
}

function toEvenement(
  { id, le, auteur, role, action, avant, apres }: EvenementLu,
  droits: StaffContext['client']['droits'],
): EvenementGestion {
  const noms = Object.keys({ ...avant, ...apres }).filter((nom) => nom !== 'revision')
  return {
    id,
    le: le.toISOString(),
    auteur,
    role: role === null ? null : libelleRoles(role.split(', ') as Role[], droits),
    action,
    revision: typeof apres?.revision === 'number' ? apres.revision : null,
    changements: noms.map((champ) => ({
      champ,
      avant: avant?.[champ] ?? null,
      apres: apres?.[champ] ?? null,
    })),
  }
}
