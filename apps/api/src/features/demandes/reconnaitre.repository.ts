import { and, desc, eq, gt } from 'drizzle-orm'
import { compte } from '../../noyau/comptes.schema.ts'
import { assure, personne } from '../../noyau/contrats.schema.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { CleContrat } from '../perimetre.ts'
import { demande } from './demandes.schema.ts'

/** Who a contract covers, its adherent first, and the address of their account where they have one. */
export const findReconnus = (tx: Executor, { clientCode, numeroContrat }: CleContrat) =>
  tx
    .select({
      personneId: assure.personneId,
      qualite: assure.qualite,
      prenom: personne.prenom,
      nom: personne.nom,
      compteId: compte.id,
      email: compte.email,
    })
    .from(assure)
    .innerJoin(personne, eq(personne.id, assure.personneId))
    .leftJoin(
      compte,
      and(eq(compte.personneId, assure.personneId), eq(compte.clientCode, assure.clientCode)),
    )
    .where(and(eq(assure.clientCode, clientCode), eq(assure.numeroContrat, numeroContrat)))
    .orderBy(assure.rang)

/** The last request of an address, if it came after that. */
export async function findDerniere(tx: Executor, empreinte: string, depuis: Date) {
  const rows = await tx
    .select()
    .from(demande)
    .where(and(eq(demande.demandeurEmpreinte, empreinte), gt(demande.creeLe, depuis)))
    .orderBy(desc(demande.creeLe), desc(demande.numero))
    .limit(1)
  return rows[0]
}
