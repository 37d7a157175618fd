import type { ActeRenoncable } from '@espace-adherent/domain'
import { actesRenoncables } from '@espace-adherent/domain'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import { ancienNiveau, optionContrat as option } from '../../noyau/lu.ts'
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
