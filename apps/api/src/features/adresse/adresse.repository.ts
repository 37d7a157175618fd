import type { Adresse } from '@espace-adherent/domain'
import { eq, inArray } from 'drizzle-orm'
import { personne } from '../../noyau/contrats.schema.ts'
import type { Executor } from '../../platform/db/index.ts'

/** The postal code stands apart too: people are recognised by it when they register. */
export const saveAdresse = (tx: Executor, ids: string[], adresse: Adresse) =>
  tx
    .update(personne)
    .set({ adresse, codePostal: adresse.codePostal || adresse.codeCedex })
    .where(inArray(personne.id, ids))

export const saveTelephone = (tx: Executor, id: string, telephone: string) =>
  tx.update(personne).set({ telephone }).where(eq(personne.id, id))
