import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { compte } from '../comptes.schema.ts'
import { assure, personne } from '../contrats.schema.ts'
import { type Change, changed, type Ecriture } from '../ecriture.ts'
import { defineCible, type Etages, etage } from './cible.repository.ts'
import { personnes } from './personnes.repository.ts'

const donnees = [
  'personneId',
  'motDePasse',
  'isActif',
  'issuerExterne',
  'sujetExterne',
  'cguAccepteesLe',
  'isDematerialise',
]

/** Accounts of the portal before this one. They are opened, and never written again: here they are their holder's. */
export const comptes = defineCible({
  nom: 'comptes',
  table: compte,
  cles: [],
  donnees,
  scelles: donnees,
  refs: [{ de: 'personne', champ: 'personne', vers: personnes, colonne: 'personneId' }],
  trouve: 't.id = s.id',
  cle: 'user_name',
  importe: `substr(t.id::text, 15, 1) = '8'`,
  contrat: null,
  id: { type: 'uuid', tire: false },
  suppression: 'rien',
})

/**
 * Of those that would be opened: whoever has an account here keeps it; an identifier, a person and a subject are one
 * account's, the first one's in a file.
 */
export async function refuserComptesPris(db: Executor, ici: Etages): Promise<void> {
  const s = etage(ici, comptes)
  const ailleurs = sql`select 1 from ${compte} t where t.client_code = ${ici.clientCode}`
  const avant = sql`select 1 from ${s} q where q.sort = 'cree' and q.ligne < s.ligne`
  await db.execute(sql`update ${s} s set sort = x.sort, ecrit = false, neuf = false,
      refus = case when x.champ is not null then 'cle-prise' end, refus_champ = x.champ
    from (select s.ctid as ici, c.champ,
        case when c.champ is not null then 'rejete' when c.est_ici then 'garde' else 'cree' end as sort
      from ${s} s cross join lateral (select
        exists (${ailleurs} and t.personne_id = s.personne_id) as est_ici,
        case when exists (${ailleurs} and t.user_name = s.cle and t.personne_id is distinct from s.personne_id)
            then 'identifiant'
          when exists (${avant} and q.personne_id = s.personne_id) then 'personne'
          when s.sujet_externe is not null and (
            exists (${ailleurs} and t.issuer_externe = s.issuer_externe and t.sujet_externe = s.sujet_externe
              and t.personne_id is distinct from s.personne_id)
            or exists (${avant} and q.sujet_externe = s.sujet_externe)) then 'sujetExterne' end as champ) c
      where s.sort = 'cree') x
    where x.ici = s.ctid and x.sort <> 'cree'`)
}

/** Once their people and contracts are there: names and roles are theirs. */
export async function ouvrirComptes(
  e: Ecriture,
  ici: Etages,
  { debut, fin }: { debut: string; fin: string },
): Promise<Change> {
  const maintenant = sql`${ici.maintenant.toISOString()}::timestamptz`
  await e.execute(sql`insert into ${compte} (id, client_code, user_name, email, mot_de_passe, roles, code_civilite, nom,
      prenom, personne_id, is_actif, issuer_externe, sujet_externe, cgu_acceptees_le, is_dematerialise,
      dematerialise_le, cree_le)
    select s.id, ${ici.clientCode}, s.cle, s.cle, s.mot_de_passe,
      coalesce((select array_agg(distinct case a.qualite when 'adherent' then 'User' else 'Beneficiaire' end)
        from ${assure} a where a.client_code = ${ici.clientCode} and a.personne_id = p.id), '{}'),
      p.code_civilite, p.nom, p.prenom, p.id, s.is_actif, s.issuer_externe, s.sujet_externe, s.cgu_acceptees_le,
      s.is_dematerialise, case when s.is_dematerialise is not null then ${maintenant} end, ${maintenant}
    from ${etage(ici, comptes)} s join ${personne} p on p.id = s.personne_id
    where s.ecrit and s.sort = 'cree' and s.cle between ${debut} and ${fin}
    on conflict do nothing`)
  return changed(e, undefined)
}
