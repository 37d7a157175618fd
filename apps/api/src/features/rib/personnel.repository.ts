import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { comptePersonnel } from '../../noyau/comptes-beneficiaires.schema.ts'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

export type Titulaire = CleContrat & { personneId: string }
type Row = typeof comptePersonnel.$inferInsert
type Valeurs = Omit<Row, 'clientCode' | 'numeroContrat' | 'personneId'>

const duContrat = ({ clientCode, numeroContrat }: CleContrat) =>
  and(eq(comptePersonnel.clientCode, clientCode), eq(comptePersonnel.numeroContrat, numeroContrat))

/** What somebody answered about their own account; masked, as everywhere. */
export async function findComptePersonnel(tx: Executor, qui: Titulaire) {
  const rows = await tx
    .select({
      dateNaissance: personne.dateNaissance,
      titulaire: comptePersonnel.titulaire,
      ibanMasque: comptePersonnel.ibanMasque,
      ibanEmpreinte: comptePersonnel.ibanEmpreinte,
      bic: comptePersonnel.bic,
      depuis: comptePersonnel.depuis,
      refuseLe: comptePersonnel.refuseLe,
    })
    .from(personne)
    .leftJoin(comptePersonnel, and(duContrat(qui), eq(comptePersonnel.personneId, personne.id)))
    .where(eq(personne.id, qui.personneId))
  const [row] = rows
  if (!row) throw new Error('Nobody has such an identifier')
  return row
}

export async function saveComptePersonnel(
  tx: Executor,
  { clientCode, numeroContrat, personneId }: Titulaire,
  valeurs: Valeurs,
): Promise<void> {
  await tx
    .insert(comptePersonnel)
    .values({ clientCode, numeroContrat, personneId, ...valeurs })
    .onConflictDoUpdate({
      target: [
        comptePersonnel.clientCode,
        comptePersonnel.numeroContrat,
        comptePersonnel.personneId,
      ],
      set: valeurs,
    })
}

/** Those of a contract who are paid on an account of their own: who, since when, and nothing of the account. */
export const findPersonnels = (db: Executor, { clientCode, numeroContrat }: CleContrat) =>
  db
    .select({ prenom: personne.prenom, depuis: comptePersonnel.depuis })
    .from(comptePersonnel)
    .innerJoin(personne, eq(personne.id, comptePersonnel.personneId))
    .innerJoin(
      assure,
      and(
        eq(assure.clientCode, comptePersonnel.clientCode),
        eq(assure.numeroContrat, comptePersonnel.numeroContrat),
        eq(assure.personneId, comptePersonnel.personneId),
      ),
    )
    .where(and(duContrat({ clientCode, numeroContrat }), isNotNull(comptePersonnel.depuis)))
    .orderBy(asc(assure.rang))

/** All that somebody answered, contract by contract. */
export const findReponsesDe = (db: Executor, personneId: string) =>
  db
    .select({
      contrat: comptePersonnel.numeroContrat,
      titulaire: comptePersonnel.titulaire,
      iban: comptePersonnel.ibanMasque,
      bic: comptePersonnel.bic,
      depuis: comptePersonnel.depuis,
      refuseLe: comptePersonnel.refuseLe,
    })
    .from(comptePersonnel)
    .where(eq(comptePersonnel.personneId, personneId))
