import type { Adresse } from '@espace-adherent/domain'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { assure, personne } from '../../schema/contrats.schema.ts'
import { compte } from '../../schema/identity.schema.ts'
import { referentiel } from '../../schema/referentiel.schema.ts'
import type { CleContrat } from '../perimetre.ts'

/** Everybody whom the contract covers, with where they live; the first account of each, if any. */
export const findCouverts = (tx: Executor, { clientCode, numeroContrat }: CleContrat) =>
  tx
    .selectDistinctOn([assure.rang, personne.id], {
      id: personne.id,
      nom: personne.nom,
      prenom: personne.prenom,
      adresse: personne.adresse,
      /** Sealed. */
      telephone: personne.telephone,
      compteId: compte.id,
      email: compte.email,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(compte, and(eq(compte.personneId, personne.id), eq(compte.isActif, true)))
    .where(and(eq(assure.clientCode, clientCode), eq(assure.numeroContrat, numeroContrat)))
    .orderBy(assure.rang, personne.id, compte.creeLe)

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
