import { and, eq, sql } from 'drizzle-orm'
import { holdComptes } from '../../noyau/index.ts'
import { assure, compte, contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

export type ComptePapiers = {
  compteId: string
  clientCode: string
  personneId: string | null
  email: string
  prenom: string
  isDematerialise: boolean | null
  emailRejete: string | null
}

/** The account, held: of two clicks at once, or two mails that come back, one is the first. */
export async function lockComptePapiers(
  tx: Executor,
  compteId: string,
): Promise<ComptePapiers | null> {
  const [row] = await holdComptes(
    tx,
    {
      compteId: compte.id,
      clientCode: compte.clientCode,
      personneId: compte.personneId,
      email: compte.email,
      prenom: compte.prenom,
      isDematerialise: compte.isDematerialise,
      emailRejete: compte.emailRejete,
    },
    and(eq(compte.id, compteId), eq(compte.isActif, true)),
  )
  return row ?? null
}

/** The contract that a letter to this person belongs to: one that runs, their own first. */
export async function findContratDeLettre(tx: Executor, clientCode: string, personneId: string) {
  const [row] = await tx
    .select({ numeroContrat: assure.numeroContrat, qualite: assure.qualite })
    .from(assure)
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(and(eq(assure.clientCode, clientCode), eq(assure.personneId, personneId)))
    .orderBy(sql`${contrat.etat} = 'resilie'`, assure.qualite, assure.numeroContrat)
    .limit(1)
  return row ?? null
}
