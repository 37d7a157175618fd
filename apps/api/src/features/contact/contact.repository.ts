import { and, asc, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, personne } from '../../schema/contrats.schema.ts'
import { referentiel } from '../../schema/referentiel.schema.ts'
import type { Portion } from '../perimetre.ts'

export const findMotifs = (tx: Executor) =>
  tx
    .select({ code: referentiel.code, libelle: referentiel.libelle })
    .from(referentiel)
    .where(eq(referentiel.nomTable, 'motif-contact'))
    .orderBy(asc(referentiel.ordre))

/** The people whom whoever writes may write about. */
export const findPersonnes = (tx: Executor, { clientCode, numeroContrat, personneId }: Portion) =>
  tx
    .select({ id: personne.id, prenom: personne.prenom, nom: personne.nom })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .where(
      and(
        eq(assure.clientCode, clientCode),
        eq(assure.numeroContrat, numeroContrat),
        personneId === null ? undefined : eq(assure.personneId, personneId),
      ),
    )
    .orderBy(assure.rang)
