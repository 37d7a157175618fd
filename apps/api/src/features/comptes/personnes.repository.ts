import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { assure, contrat, personne } from '../../noyau/lu.ts'
import {
  nirEmpreinte as empreinte,
  ibanContrat,
  nirMonegasqueEmpreinte,
} from '../../noyau/scelles.ts'
import type { Executor } from '../../platform/db/index.ts'

export type PersonneCandidate = {
  id: string
  codeCivilite: string | null
  nom: string
  prenom: string
  dateNaissance: string
  codePostal: string | null
  nirEmpreinte: string | null
  nirMonegasqueEmpreinte: string | null
  contrats: { numero: string; qualite: 'adherent' | 'beneficiaire'; iban: string | null }[]
}

/** Everybody covered by that contract, or known by that number: few people in any case. */
export async function findCandidates(
  db: Executor,
  clientCode: string,
  { numeroContrat, nirEmpreinte }: { numeroContrat: string | null; nirEmpreinte: string | null },
): Promise<PersonneCandidate[]> {
  const covered =
    numeroContrat === null
      ? undefined
      : inArray(
          personne.id,
          db
            .select({ id: assure.personneId })
            .from(assure)
            .where(and(eq(assure.clientCode, clientCode), eq(assure.numeroContrat, numeroContrat))),
        )
  const known =
    nirEmpreinte === null
      ? undefined
      : or(eq(empreinte, nirEmpreinte), eq(nirMonegasqueEmpreinte, nirEmpreinte))
  if (!covered && !known) return []
  const rows = await db
    .select({
      id: personne.id,
      codeCivilite: personne.codeCivilite,
      nom: personne.nom,
      prenom: personne.prenom,
      dateNaissance: personne.dateNaissance,
      codePostal: personne.codePostal,
      nirEmpreinte: empreinte,
      nirMonegasqueEmpreinte,
      numero: contrat.numero,
      qualite: assure.qualite,
      iban: ibanContrat,
    })
    .from(personne)
    .leftJoin(
      assure,
      and(eq(assure.personneId, personne.id), eq(assure.clientCode, personne.clientCode)),
    )
    .leftJoin(
      contrat,
      and(eq(contrat.clientCode, assure.clientCode), eq(contrat.numero, assure.numeroContrat)),
    )
    .where(and(eq(personne.clientCode, clientCode), isNull(personne.retireLe), or(covered, known)))
  const byId = new Map<string, PersonneCandidate>()
  for (const { numero, qualite, iban, ...p } of rows) {
    const found = byId.get(p.id) ?? { ...p, contrats: [] }
    if (numero !== null && qualite !== null) found.contrats.push({ numero, qualite, iban })
    byId.set(p.id, found)
  }
  return [...byId.values()]
}
