import type { ActeGestion } from '@espace-adherent/contract'
import type { EtatDemande } from '@espace-adherent/domain'
import { and, asc, eq, gt, gte, isNull, type SQL, sql } from 'drizzle-orm'
import { compte, contrat, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from './demandes.schema.ts'
import { ligne, ofContrat } from './listes.repository.ts'

const colonnes = { ...ligne, echeance: demande.echeance }

export type DemandeSysteme = Awaited<ReturnType<typeof listPourSysteme>>[number]

type Question = {
  clientCode: string
  etat: EtatDemande | undefined
  acte: ActeGestion | undefined
  depuis: Date | undefined
  /** After this number; null: from the first one. */
  apres: number | null
  taille: number
}

const si = <T>(valeur: T | undefined, condition: (valeur: T) => SQL): SQL | undefined =>
  valeur === undefined ? undefined : condition(valeur)

/** By their numbers, which no request shares: who goes on where they stopped misses none. */
export const listPourSysteme = (
  db: Executor,
  { clientCode, etat, acte, depuis, apres, taille }: Question,
) =>
  db
    .select(colonnes)
    .from(demande)
    .leftJoin(contrat, ofContrat)
    .where(
      and(
        eq(demande.clientCode, clientCode),
        // What became part of another conversation is read there.
        isNull(demande.jointeA),
        si(etat, (voulu) => eq(demande.etat, voulu)),
        si(acte, (voulu) => eq(demande.acte, voulu)),
        si(depuis, (le) => gte(demande.creeLe, le)),
        apres === null ? undefined : gt(demande.numero, apres),
      ),
    )
    .orderBy(asc(demande.numero))
    .limit(taille)

/** Whose request it is: the account's person, or the one who was recognised. */
export async function findPersonneDe(
  db: Executor,
  { compteId, personneId }: { compteId: string | null; personneId: string | null },
) {
  const [found] = await db
    .select({
      id: personne.id,
      source: personne.source,
      nom: personne.nom,
      prenom: personne.prenom,
    })
    .from(personne)
    .where(
      sql`${personne.id} = coalesce(
        (select c.personne_id from ${compte} c where c.id = ${compteId}), ${personneId}::uuid)`,
    )
  return found ?? null
}
