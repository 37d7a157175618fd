import type { ActeRenoncable } from '@espace-adherent/domain'
import { actesRenoncables } from '@espace-adherent/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { ancienNiveau, contrat } from '../../noyau/contrats.schema.ts'
import { type CleContrat, duContrat, estContrat } from '../../noyau/index.ts'
import { optionContrat as option } from '../../noyau/options.schema.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import { renfort } from '../options/lu.ts'

/** What was concluded online on a contract, and stands: accepted, whether or not its day has come. */
export const findConclues = async (tx: Executor, cle: CleContrat) =>
  (await tx
    .select()
    .from(demande)
    .where(
      and(
        duContrat(demande, cle),
        inArray(demande.acte, [...actesRenoncables]),
        eq(demande.etat, 'acceptee'),
      ),
    )
    .orderBy(desc(demande.creeLe))) as (typeof demande.$inferSelect & { acte: ActeRenoncable })[]

/** What the contract holds and held, by which it is known whether something concluded still stands. */
export const findTenues = async (tx: Executor, cle: CleContrat) => ({
  options: await tx
    .select({ code: option.codeRenfort, dateDebut: option.dateDebut })
    .from(option)
    .where(duContrat(option, cle)),
  anciens: await tx.select().from(ancienNiveau).where(duContrat(ancienNiveau, cle)),
  renforts: await tx.select().from(renfort).where(eq(renfort.clientCode, cle.clientCode)),
})

export const deleteOption = (tx: Executor, cle: CleContrat, code: string, dateDebut: string) =>
  tx
    .delete(option)
    .where(
      and(duContrat(option, cle), eq(option.codeRenfort, code), eq(option.dateDebut, dateDebut)),
    )

/** The level of before, with the options that it took along; what was given up by itself that day stays given up. */
export async function restoreNiveau(
  tx: Executor,
  cle: CleContrat,
  { ancien, au }: { ancien: string; au: string },
): Promise<void> {
  await tx.delete(ancienNiveau).where(and(duContrat(ancienNiveau, cle), eq(ancienNiveau.au, au)))
  await tx.update(contrat).set({ nomOffre: ancien }).where(estContrat(cle))
  await tx
    .update(option)
    .set({ dateFin: null, isFinNiveau: false })
    .where(and(duContrat(option, cle), eq(option.dateFin, au), option.isFinNiveau))
}
