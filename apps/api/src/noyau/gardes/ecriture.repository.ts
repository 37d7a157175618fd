import type { GroupeGarde as Groupe } from '@espace-adherent/domain'
import { sql } from 'drizzle-orm'
import { type Executor, rowsOf } from '../../platform/db/index.ts'
import type { CleContrat } from '../cle.ts'
import type { Ecriture } from '../ecriture.ts'
import {
  type Cible,
  contrats,
  cotisations,
  listesContrat,
  nomTable,
  personnes,
} from '../fusion/index.ts'
import { gardeImport, type PartieGardee } from '../gardes.schema.ts'
import { empreinte, empreinteListe, listes, partiesDe, valeurs } from './parties.repository.ts'

const comptesPersonnels = listesContrat[6]

/** Of one row: its groups, and the hash of each part of them. */
type Releve = {
  genre: 'contrat' | 'personne' | 'assure' | 'cotisation'
  cle: string
  groupes: Partial<Record<Groupe, Record<string, string | null>>>
}

/** `{groupe: {partie: hash}}` of a row t. */
function groupesDe(cible: Cible): string {
  const dites = (partiesDe.get(cible) ?? []).map(({ groupe, partie, compare }) => ({
    groupe,
    dit: `'${partie}', ${empreinte(valeurs(cible, compare, 't'))}`,
  }))
  if (cible === contrats)
    for (const { groupe, cible: liste, compare } of listes)
      dites.push({
        groupe,
        dit: `'${liste.nom}', (select ${empreinteListe(valeurs(liste, compare, 't'))}
          from ${nomTable(liste)} t where t.client_code = $1 and t.numero_contrat = $2)`,
      })
  const noms = [...new Set(dites.map(({ groupe }) => groupe))]
  const objets = noms.map((nom) => {
    const siennes = dites.filter(({ groupe }) => groupe === nom).map(({ dit }) => dit)
    return `'${nom}', jsonb_build_object(${siennes.join(', ')})`
  })
  return `jsonb_build_object(${objets.join(', ')})`
}

const duContrat = 't.client_code = $1 and t.numero_contrat = $2'

/** All of a contract and of those whom it covers, or covered: one statement, which finds nothing where no file speaks of it. */
const texte = `with eux as (
    select t.personne_id as id from assure t where ${duContrat}
    union select t.personne_id from ancien_assure t where ${duContrat}),
  importe as (select 1 from eux join personne p on p.id = eux.id where p.source is not null limit 1)
  select 'contrat' as genre, t.numero as cle, ${groupesDe(contrats)} as groupes
    from contrat t where t.client_code = $1 and t.numero = $2 and exists (select from importe)
  union all select 'personne', t.id::text, ${groupesDe(personnes)}
    from personne t join eux on eux.id = t.id where exists (select from importe)
  union all select 'assure', t.personne_id::text, ${groupesDe(comptesPersonnels)}
    from compte_beneficiaire t where ${duContrat} and exists (select from importe)
  union all select 'cotisation', t.id::text, ${groupesDe(cotisations)}
    from cotisation t where ${duContrat} and ${cotisations.importe} and exists (select from importe)`

const readParties = (tx: Executor, { clientCode, numeroContrat }: CleContrat) =>
  rowsOf<Releve>(
    tx,
    sql.join(
      texte
        .split(/(\$[12])/)
        .map((bout) =>
          bout === '$1'
            ? sql`${clientCode}`
            : bout === '$2'
              ? sql`${numeroContrat}`
              : sql.raw(bout),
        ),
    ),
  )

/** Of one person alone, whatever covers them. */
export const readPersonne = (tx: Executor, id: string) =>
  rowsOf<Releve>(
    tx,
    sql`select 'personne' as genre, t.id::text as cle, ${sql.raw(groupesDe(personnes))} as groupes
      from personne t where t.id = ${id}`,
  )

type Acte = { demandeId: string | null; le: Date }

/**
 * What a member does to a contract of which the insurer's files speak, as nobody can forget to say: all of it is looked at
 * before and after, where a command has touched anything. What is not the same any more is kept from older files.
 */
export async function guard<T>(
  e: Ecriture,
  cle: CleContrat,
  acte: Acte,
  fait: () => Promise<T>,
): Promise<T> {
  const avant = await readParties(e, cle)
  const valeur = await fait()
  if (avant.length === 0 || e.touches.size === 0) return valeur
  const rows = compare(avant, await readParties(e, cle)).map((garde) => ({
    clientCode: cle.clientCode,
    numeroContrat: cle.numeroContrat,
    ...garde,
    ...acte,
  }))
  if (rows.length > 0) await e.insert(gardeImport).values(rows)
  return valeur
}

type Garde = { groupe: Groupe; personneId: string | null; parties: PartieGardee[] }

/** One for each group of somebody, or of the contract, of which a part has changed. */
export function compare(avant: readonly Releve[], apres: readonly Releve[]): Garde[] {
  const gardes = new Map<string, Garde>()
  const nom = ({ genre, cle }: Releve) => `${genre} ${cle}`
  const etait = new Map(avant.map((un) => [nom(un), un]))
  const est = new Map(apres.map((un) => [nom(un), un]))
  for (const cle of new Set([...etait.keys(), ...est.keys()])) {
    const [un, autre] = [etait.get(cle), est.get(cle)]
    const lui = un ?? autre
    // Whom nobody knew before, no older file knows either.
    if (!lui || (lui.genre === 'personne' && !un)) continue
    for (const groupe of Object.keys(lui.groupes) as Groupe[]) {
      const parties = Object.keys(lui.groupes[groupe] ?? {}).flatMap((partie) => {
        const [a, b] = [un, autre].map((de) => de?.groupes[groupe]?.[partie] ?? null)
        return a === b ? [] : [{ cle: lui.cle, partie, avant: a ?? null, apres: b ?? null }]
      })
      if (parties.length === 0) continue
      const personneId = lui.genre === 'personne' || lui.genre === 'assure' ? lui.cle : null
      const sienne = `${groupe} ${personneId}`
      const garde = gardes.get(sienne) ?? { groupe, personneId, parties: [] }
      garde.parties.push(...parties)
      gardes.set(sienne, garde)
    }
  }
  return [...gardes.values()]
}
