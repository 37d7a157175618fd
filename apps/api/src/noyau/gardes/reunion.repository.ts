import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { personne } from '../contrats.schema.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import { colonnesDe, pairesDe, personnes, type Reuni, type Reunis } from '../fusion/index.ts'
import { gardeImport } from '../gardes.schema.ts'
import { compare, readPersonne } from './ecriture.repository.ts'
import { partiesDe } from './parties.repository.ts'

/** Sealed for somebody, and sealed again for whom they are: what opens nowhere else is not copied as it is. */
export type Resceller = (champ: 'nir' | 'telephone', valeur: string, reuni: Reuni) => string

/**
 * What a member changed under one name stays theirs under the other: the values go with what guards them, unless the one who
 * is kept has changed the same. What they were before counts as before too.
 */
export async function followGardes(
  e: Ecriture,
  reunis: Reunis,
  resceller: Resceller,
): Promise<Change> {
  const ouvertes = await e
    .select()
    .from(gardeImport)
    .where(
      and(
        inArray(
          gardeImport.personneId,
          reunis.flatMap(({ de, vers }) => [de, vers]),
        ),
        isNull(gardeImport.finLe),
      ),
    )
    .orderBy(asc(gardeImport.rang))
  for (const reuni of reunis) {
    const propres = ouvertes.filter(({ groupe }) => groupe.startsWith('personne.'))
    const gardes = propres.filter(({ personneId }) => personneId === reuni.de)
    const dernier = gardes.at(-1)
    if (!dernier) continue
    const siennes = new Set(
      propres.filter((une) => une.personneId === reuni.vers).map(({ groupe }) => groupe),
    )
    const parties = new Set(
      gardes
        .filter(({ groupe }) => !siennes.has(groupe))
        .flatMap((une) => une.parties.map(({ partie }) => partie)),
    )
    const avant = await readPersonne(e, reuni.vers)
    await copyParties(e, reuni, parties, resceller)
    const { clientCode, numeroContrat, demandeId, le } = dernier
    const rows = compare(avant, await readPersonne(e, reuni.vers)).map((garde) => ({
      ...{ clientCode, numeroContrat, demandeId, le },
      ...garde,
    }))
    if (rows.length > 0) await e.insert(gardeImport).values(rows)
  }
  await e.execute(sql`update ${gardeImport} g set personne_id = f.vers, parties = (
      select jsonb_agg(case when p ->> 'cle' = f.de::text then jsonb_set(p, '{cle}', to_jsonb(f.vers::text)) else p end)
      from jsonb_array_elements(g.parties) p)
    from ${pairesDe(reunis)} where g.personne_id = f.de`)
  return changed(e, undefined)
}

async function copyParties(
  e: Executor,
  reuni: Reuni,
  parties: ReadonlySet<string>,
  resceller: Resceller,
): Promise<void> {
  const props = (partiesDe.get(personnes) ?? [])
    .filter(({ partie }) => parties.has(partie))
    .flatMap(({ garde }) => garde)
  if (props.length === 0) return
  const [scelles] = await rowsOf<Record<'nir' | 'telephone', string | null>>(
    e,
    sql`select nir, telephone from ${personne} where id = ${reuni.de}`,
  )
  const sets = colonnesDe(personnes)
    .donnees.filter(({ prop }) => props.includes(prop))
    .map(({ prop, nom }) => {
      if (prop !== 'nir' && prop !== 'telephone') return sql.raw(`"${nom}" = d."${nom}"`)
      const valeur = scelles?.[prop] ?? null
      return sql`${sql.raw(nom)} = ${valeur && resceller(prop, valeur, reuni)}`
    })
  await e.execute(sql`update ${personne} t set ${sql.join(sets, sql`, `)} from ${personne} d
    where t.id = ${reuni.vers} and d.id = ${reuni.de}`)
}
