import { type Deces, isMemeNom } from '@espace-adherent/domain'
import { and, eq } from 'drizzle-orm'
import { personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Whoever was born that day and has that name; by either name, for many are known by the one they were born with. */
export async function findDefunts(
  db: Executor,
  clientCode: string,
  { prenom, nom, dateNaissance }: Pick<Deces, 'prenom' | 'nom' | 'dateNaissance'>,
): Promise<string[]> {
  const nes = await db
    .select({
      id: personne.id,
      prenom: personne.prenom,
      nom: personne.nom,
      nomPatronymique: personne.nomPatronymique,
    })
    .from(personne)
    .where(and(eq(personne.clientCode, clientCode), eq(personne.dateNaissance, dateNaissance)))
  return nes
    .filter((ne) =>
      [ne.nom, ne.nomPatronymique].some(
        (sien) => sien && isMemeNom({ prenom: ne.prenom, nom: sien }, { prenom, nom }),
      ),
    )
    .map(({ id }) => id)
}
