import { and, eq } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, compte, personne } from '../../noyau/lu.ts'
import { nirEmpreinte, telephonePersonne } from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'

/** Everybody whom a contract covers, or one of them, the adherent first; with the first account of each, if any. */
export const findCouverts = (
  tx: Executor,
  {
    clientCode,
    numeroContrat,
    personneId = null,
  }: CleContrat & { personneId?: string | null | undefined },
) =>
  tx
    .selectDistinctOn([assure.rang, personne.id], {
      id: personne.id,
      prenom: personne.prenom,
      nom: personne.nom,
      nomPatronymique: personne.nomPatronymique,
      dateNaissance: personne.dateNaissance,
      codeCivilite: personne.codeCivilite,
      codeSituationFamiliale: personne.codeSituationFamiliale,
      codeRegime: personne.codeRegime,
      organisme: personne.organisme,
      employeur: personne.employeur,
      adresse: personne.adresse,
      codePostal: personne.codePostal,
      nirEmpreinte,
      /** Sealed. */
      telephone: telephonePersonne,
      lien: assure.lien,
      qualite: assure.qualite,
      rang: assure.rang,
      compteId: compte.id,
      email: compte.email,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(compte, and(eq(compte.personneId, personne.id), eq(compte.isActif, true)))
    .where(
      and(
        eq(assure.clientCode, clientCode),
        eq(assure.numeroContrat, numeroContrat),
        personneId === null ? undefined : eq(personne.id, personneId),
      ),
    )
    .orderBy(assure.rang, personne.id, compte.creeLe)
export type Couvert = Awaited<ReturnType<typeof findCouverts>>[number]

/** Of somebody, what is told and nothing else. */
export const direDe = <C extends keyof Couvert>(couvert: Couvert, champs: readonly C[]) =>
  Object.fromEntries(champs.map((champ) => [champ, couvert[champ]])) as Pick<Couvert, C>
