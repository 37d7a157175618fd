import type { Adresse } from '@espace-adherent/domain'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { personne } from '../../schema/contrats.schema.ts'
import { referentiel } from '../../schema/referentiel.schema.ts'

/** The postal code stands apart too: people are recognised by it when they register. */
export const saveAdresse = (tx: Executor, ids: string[], adresse: Adresse) =>
  tx
    .update(personne)
    .set({ adresse, codePostal: adresse.codePostal || adresse.codeCedex })
    .where(inArray(personne.id, ids))

export const saveTelephone = (tx: Executor, id: string, telephone: string) =>
  tx.update(personne).set({ telephone }).where(eq(personne.id, id))

/** The labels of the codes that an address is made of; a code that no table has is left out. */
export const findCodes = (
  tx: Executor,
  { codePays, libelleCourtNatureVoie, libelleCourtBtq }: Adresse,
) =>
  tx
    .select({ table: referentiel.nomTable, libelle: referentiel.libelle })
    .from(referentiel)
    .where(
      or(
        is('pays', codePays),
        is('nature-voie', libelleCourtNatureVoie),
        is('complement-numero', libelleCourtBtq),
      ),
    )

const is = (table: string, code: string) =>
  and(eq(referentiel.nomTable, table), eq(referentiel.code, code))
