import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import { compte, nomSimple } from '../comptes.schema.ts'
import { personne } from '../contrats.schema.ts'
import type { Ecriture } from '../ecriture.ts'
import {
  type Cible,
  colonnesDe,
  defineCible,
  type Etages,
  etage,
  raw,
  snake,
} from './cible.repository.ts'

const sienne: Cible['refs'][number][] = []

/** Its first reference is to itself: who a staged person is, here already or not. */
export const personnes = defineCible({
  nom: 'personnes',
  table: personne,
  cles: [],
  donnees: [
    'codeCivilite',
    'nom',
    'prenom',
    'nomPatronymique',
    'dateNaissance',
    'rangGemellaire',
    'sexe',
    'nir',
    'nirEmpreinte',
    'nirMonegasqueEmpreinte',
    'adresse',
    'codePostal',
    'telephone',
    'telephoneEmpreinte',
    'isTeletransmission',
    'motifRefusTeletransmission',
    'organisme',
    'codeRegime',
    'materniteDu',
    'materniteAu',
    'exoneration',
    'exonerationDu',
    'exonerationAu',
    'codeSituationFamiliale',
    'employeur',
    'rattacheA',
  ],
  scelles: ['nir', 'telephone'],
  refs: sienne,
  fixes: { source: 's.cle' },
  trouve: 't.id = r0.id',
  tient: 't.id = s.id',
  cle: 'source',
  importe: 't.source is not null',
  contrat: null,
  id: { type: 'uuid', tire: false },
  suppression: { pose: 'retire_le', estPosee: 'retire_le is not null' },
})
sienne.push(
  { de: 'cle', champ: 'id', vers: personnes },
  { de: 'rattache_source', champ: 'rattacheA', vers: personnes, colonne: 'rattacheA' },
)

/**
 * Who is who: by what the source calls them; else by number, birth and order of birth; else by contract, names and birth.
 * Only somebody who has no source yet is recognised, and of two nobody.
 */
export async function rapprocher(db: Executor, ici: Etages, assures: Cible): Promise<void> {
  const s = etage(ici, personnes)
  await db.execute(sql`update ${s} s set neuf = true where s.sort = 'inchange'
    and not exists (select 1 from ${personne} t where t.client_code = ${ici.clientCode} and t.source = s.cle)`)
  const [reste] = await rowsOf<{ il: boolean }>(
    db,
    sql`select exists (select 1 from ${personne} t where t.client_code = ${ici.clientCode} and t.source is null) as il`,
  )
  if (!reste?.il) return
  const memeNaissance = sql`t.client_code = ${ici.clientCode} and t.source is null
    and t.date_naissance = s.date_naissance and t.rang_gemellaire = coalesce(s.rang_gemellaire, 1)`
  const parmi = sql`s.neuf and s.sort = 'inchange' and s.listes = 0`
  await reconnaitre(sql`select s.cle, t.id from ${s} s join ${personne} t on ${memeNaissance}
    and t.nir_empreinte = s.nir_empreinte where ${parmi}`)
  const simple = (nom: 'nom' | 'prenom') =>
    sql`${nomSimple(raw(`t.${nom}`) as never)} = ${nomSimple(raw(`s.${nom}`) as never)}`
  await reconnaitre(sql`select distinct s.cle, t.id from ${s} s
    join ${etage(ici, assures)} a on a.personne = s.cle
    join assure b on b.client_code = ${ici.clientCode} and b.numero_contrat = a.numero_contrat
    join ${personne} t on t.id = b.personne_id and ${memeNaissance} and ${simple('nom')} and ${simple('prenom')}
      and (t.nir_empreinte is null or s.nir_empreinte is null or t.nir_empreinte = s.nir_empreinte)
    where ${parmi}`)

  async function reconnaitre(paires: ReturnType<typeof sql>) {
    await db.execute(sql`update ${s} s set listes = 1,
        id = case when c.nombre = 1 then c.id else s.id end,
        sort = case when c.nombre = 1 then 'inchange' else 'rejete' end,
        neuf = c.nombre = 1,
        refus = case when c.nombre > 1 then 'ambigu' end
      from (select cle, (array_agg(id))[1] as id, max(greatest(autres, eux)) as nombre from (
          select cle, id, count(*) over (partition by id) as autres, count(*) over (partition by cle) as eux
          from (${paires}) p) q group by cle) c
      where c.cle = s.cle and s.sort = 'inchange'`)
  }
}

/**
 * Rows that name somebody who was recognised in this very run, and are unchanged: nothing else would say yet that they are
 * of the person whom the table has, and a list that has them would lose them.
 */
export async function nameReconnus(db: Executor, ici: Etages, cible: Cible): Promise<void> {
  for (const { de, colonne, vers } of cible.refs) {
    if (vers !== personnes || colonne === undefined || !cible.cles.includes(colonne)) continue
    const nom = raw(snake(colonne))
    await db.execute(sql`update ${etage(ici, cible)} s set ${nom} = q.id from ${etage(ici, personnes)} q
      where q.neuf and q.sort = 'change' and q.cle = s.${raw(de)} and s.${nom} is null`)
  }
}

/** Whoever hangs on somebody who is refused is refused too, and so on. */
export async function refuserRattaches(db: Executor, ici: Etages): Promise<void> {
  const s = etage(ici, personnes)
  for (;;) {
    const refuses = await rowsOf<{ cle: string }>(
      db,
      sql`update ${s} s set sort = 'rejete', ecrit = false, neuf = false, refus = 'depend', refus_champ = 'rattacheA'
        from ${s} q where q.cle = s.rattache_source and q.sort = 'rejete' and q.refus <> 'doublon'
          and s.rattache_source is not null and s.sort <> 'rejete' and s.ecrit returning s.cle`,
    )
    if (refuses.length === 0) return
  }
}

/** Sealed for who they would have been, and they are somebody who was here. */
export const findRescelles = (db: Executor, ici: Etages, apres: string, max: number) =>
  rowsOf<{ cle: string; id: string; nir: string | null; telephone: string | null }>(
    db,
    sql`select cle, id, nir, telephone from ${etage(ici, personnes)}
      where sort = 'change' and ecrit and (nir is not null or telephone is not null) and cle > ${apres}
      order by cle limit ${max}`,
  )

export const saveRescelles = (
  db: Executor,
  ici: Etages,
  rows: readonly { cle: string; nir: string | null; telephone: string | null }[],
) =>
  db.execute(sql`update ${etage(ici, personnes)} s set nir = n.nir, telephone = n.telephone
    from json_to_recordset(${JSON.stringify(rows)}::json) as n(cle text, nir text, telephone text) where n.cle = s.cle`)

/** How many were here before the source named them: they are counted as known from now on. */
export async function compterReconnus(db: Executor, ici: Etages): Promise<number> {
  const [row] = await rowsOf<{ nombre: number }>(
    db,
    sql`select count(*)::int as nombre from ${etage(ici, personnes)} where neuf and sort = 'change'`,
  )
  return row?.nombre ?? 0
}

/** Whether somebody of the run hangs on somebody else, or no longer does. */
export async function hasRattaches(db: Executor, ici: Etages): Promise<boolean> {
  const bit = colonnesDe(personnes).donnees.find(({ prop }) => prop === 'rattacheA')?.bit ?? 0
  const [row] = await rowsOf<{ il: boolean }>(
    db,
    sql`select exists (select from ${etage(ici, personnes)} where ecrit
      and (rattache_source is not null or sort = 'change' and absents & ${raw(String(bit))} = 0)) as il`,
  )
  return row?.il === true
}

/** An account greets its holder by the name that they have; its trigger tells every node. */
export const renommer = (
  e: Ecriture,
  ici: Etages,
  { debut, fin }: { debut: string; fin: string },
) =>
  e.execute(sql`update ${compte} c set nom = t.nom, prenom = t.prenom, code_civilite = t.code_civilite
    from ${etage(ici, personnes)} s join ${personne} t on t.id = s.id
    where s.ecrit and s.sort = 'change' and s.cle between ${debut} and ${fin} and c.personne_id = t.id
      and (c.nom, c.prenom, c.code_civilite) is distinct from (t.nom, t.prenom, t.code_civilite)`)
