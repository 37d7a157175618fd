import { and, eq, gt, inArray, isNull, notInArray, type SQLWrapper, sql } from 'drizzle-orm'
import type { CleContrat } from './cle.ts'
import { ancienNiveau, contrat } from './contrats.schema.ts'
import { type Change, changed, type Ecriture } from './ecriture.ts'
import { duContrat, rangeeContrat } from './lectures.repository.ts'
import { optionContrat } from './options.schema.ts'

/** The offer that the contract has until that day included, and the one after it, which has these options and no other. */
export async function changeOffre(
  e: Ecriture,
  cle: CleContrat & { nomOffre: string; dateDebut: string },
  { nouvelle, au, options }: { nouvelle: string; au: string; options: SQLWrapper },
): Promise<Change> {
  const { clientCode, numeroContrat, nomOffre, dateDebut } = cle
  await e.execute(sql`insert into ${ancienNiveau} (client_code, numero_contrat, nom_offre, du, au)
    select ${clientCode}, ${numeroContrat}, ${nomOffre},
      coalesce((select max(n.au) + 1 from ${ancienNiveau} n
        where n.client_code = ${clientCode} and n.numero_contrat = ${numeroContrat}), ${dateDebut}::date),
      ${au}::date`)
  await e.update(contrat).set({ nomOffre: nouvelle }).where(rangeeContrat(cle))
  // What the new offer does not know is not held under it.
  await e
    .update(optionContrat)
    .set({ dateFin: au, isFinNiveau: true })
    .where(
      and(
        duContrat(optionContrat, cle),
        isNull(optionContrat.dateFin),
        notInArray(optionContrat.codeRenfort, options),
      ),
    )
  return changed(e, undefined, 'contrat.offre', 'contrat.options')
}

/** The offer of before, with the options that it took along; what was given up by itself that day stays given up. */
export async function revertOffre(
  e: Ecriture,
  cle: CleContrat,
  { ancienne, au }: { ancienne: string; au: string },
): Promise<Change> {
  await e.delete(ancienNiveau).where(and(duContrat(ancienNiveau, cle), eq(ancienNiveau.au, au)))
  await e.update(contrat).set({ nomOffre: ancienne }).where(rangeeContrat(cle))
  await e
    .update(optionContrat)
    .set({ dateFin: null, isFinNiveau: false })
    .where(
      and(duContrat(optionContrat, cle), eq(optionContrat.dateFin, au), optionContrat.isFinNiveau),
    )
  return changed(e, undefined, 'contrat.offre', 'contrat.options')
}

export async function addOption(
  e: Ecriture,
  option: typeof optionContrat.$inferInsert,
): Promise<Change> {
  await e.insert(optionContrat).values(option)
  return changed(e, undefined, 'contrat.options')
}

/** Held until that day included; what was to begin later never does. */
export async function endOptions(
  e: Ecriture,
  cle: CleContrat,
  codes: readonly string[],
  dateFin: string,
): Promise<Change> {
  const tenues = and(
    duContrat(optionContrat, cle),
    inArray(optionContrat.codeRenfort, [...codes]),
    isNull(optionContrat.dateFin),
  )
  await e.delete(optionContrat).where(and(tenues, gt(optionContrat.dateDebut, dateFin)))
  await e.update(optionContrat).set({ dateFin }).where(tenues)
  return changed(e, undefined, 'contrat.options')
}

/** As if it had never been held. */
export async function dropOption(
  e: Ecriture,
  cle: CleContrat,
  { code, dateDebut }: { code: string; dateDebut: string },
): Promise<Change> {
  await e
    .delete(optionContrat)
    .where(
      and(
        duContrat(optionContrat, cle),
        eq(optionContrat.codeRenfort, code),
        eq(optionContrat.dateDebut, dateDebut),
      ),
    )
  return changed(e, undefined, 'contrat.options')
}
