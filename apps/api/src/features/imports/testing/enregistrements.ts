import { and, eq, isNull, sql } from 'drizzle-orm'
import type { TestApp } from '../../../../testing/index.ts'
import { personne } from '../../../noyau/contrats.schema.ts'
import { sealed } from '../../../noyau/sealed.ts'
import { rowsOf } from '../../../platform/db/index.ts'
import { idDe } from '../cles.ts'

// biome-ignore lint/suspicious/noExplicitAny: records of files, which their schemas read.
export type Brut = Record<string, any>
export type Etat = { personnes: Brut[]; contrats: Brut[]; cotisations: Brut[] }

const DEMO = 'horizon'

/** The system calls everybody by our identifier: who was added here since, too. */
export const nommer = ({ database: { db } }: TestApp) =>
  db
    .update(personne)
    .set({ source: sql`id::text` })
    .where(and(eq(personne.clientCode, DEMO), isNull(personne.source)))

/** The demonstration, as if files had brought it. Instalments bear an identifier that their source gives. */
export async function importer(t: TestApp): Promise<Map<string, string>> {
  const { db } = t.database
  const sources = new Map<string, string>()
  await nommer(t)
  // A line of an address is 38 characters at most where it comes from a file.
  await db.execute(sql`update personne set adresse = (select jsonb_object_agg(key,
      case jsonb_typeof(value) when 'string' then to_jsonb(left(value #>> '{}', 38)) else value end) from jsonb_each(adresse))
    where adresse is not null and client_code = ${DEMO}`)
  const toutes = await rowsOf<{ id: string }>(
    db,
    sql`select id from cotisation where client_code = ${DEMO}`,
  )
  const paires = toutes.map(({ id }) => ({ id, neuf: idDe(DEMO, 'cotisations', id) }))
  for (const { id, neuf } of paires) sources.set(neuf, id)
  const m = sql`json_to_recordset(${JSON.stringify(paires)}::json) as m(id uuid, neuf uuid)`
  await db.execute(sql`update cotisation c set id = m.neuf from ${m} where m.id = c.id`)
  await db.execute(
    sql`update report_cotisation c set cotisation_id = m.neuf from ${m} where m.id = c.cotisation_id`,
  )
  return sources
}

/** What the insurer's system would send of some contracts, had it all that the base has. */
export async function lireEtat(
  { database: { db }, sealer }: TestApp,
  numeros: readonly string[],
  sources: ReadonlyMap<string, string>,
): Promise<Etat> {
  const du = (table: string) =>
    sql.raw(`(select * from ${table} where client_code = '${DEMO}' order by 2, 3, 4) t`)
  const eux = sql.raw(`(${numeros.map((un) => `'${un}'`).join(', ')})`)
  const lire = async (table: string, numero = 'numero_contrat') =>
    (
      await rowsOf<{ t: Brut }>(
        db,
        sql`select to_jsonb(t) as t from ${du(table)} where t.${sql.raw(numero)} in ${eux}`,
      )
    ).map(({ t }) => t)
  const [contrats, assures, anciens, niveaux, options, cartes, mandats, personnels, cotisations] = [
    await lire('contrat', 'numero'),
    ...(await Promise.all(
      [
        ...['assure', 'ancien_assure', 'ancien_niveau', 'option_contrat', 'carte_tp', 'mandat'],
        ...['compte_beneficiaire', 'cotisation'],
      ].map((table) => lire(table)),
    )),
  ] as [Brut[], Brut[], Brut[], Brut[], Brut[], Brut[], Brut[], Brut[], Brut[]]
  const ids = [...new Set([...assures, ...anciens].map((un) => un.personne_id as string))]
  const gens = await rowsOf<{ t: Brut }>(
    db,
    sql`select to_jsonb(t) as t from personne t where t.id = any(${sql.param(ids)}::uuid[]) order by t.id`,
  )
  const source = new Map(gens.map(({ t }) => [t.id, t.source ?? t.id]))
  return {
    personnes: gens.map(({ t }) => ({
      id: source.get(t.id),
      ...pris(
        t,
        'codeCivilite nom prenom dateNaissance rangGemellaire sexe nomPatronymique adresse',
      ),
      ...pris(
        t,
        'codePostal isTeletransmission organisme codeRegime codeSituationFamiliale employeur',
      ),
      telephone: t.telephone && sealer.unseal(t.telephone, sealed.personneTelephone(t.id)),
    })),
    contrats: contrats.map((c) => {
      const de = (rows: Brut[]) => rows.filter((un) => un.numero_contrat === c.numero)
      const cle = { clientCode: DEMO, numeroContrat: c.numero as string }
      const place = sealed.contratIban(cle)
      const compteDe = (personneId: string) => {
        const sien = de(personnels).find((un) => un.personne_id === personneId)
        if (!sien) return {}
        if (sien.refuse_le) return { compte: { refuseLe: sien.refuse_le } }
        const iban = sealer.unseal(sien.iban, sealed.comptePersonnelIban(cle, personneId))
        return { compte: { ...pris(sien, 'titulaire bic depuis'), iban } }
      }
      return {
        ...pris(
          c,
          'numero nomOffre typeContrat etat isObligatoire dateDebut dateFin codeModePaiement',
        ),
        ...pris(c, 'codeModePaiementCotisation codePeriodiciteCotisation'),
        compte: c.iban && { ...pris(c, 'titulaire bic'), iban: sealer.unseal(c.iban, place) },
        assures: de(assures).map((un) => ({
          personne: source.get(un.personne_id),
          ...pris(un, 'qualite lien rang'),
          ...compteDe(un.personne_id),
        })),
        anciensAssures: de(anciens).map((un) => ({
          personne: source.get(un.personne_id),
          ...pris(un, 'qualite lien dateDebut dateFin motif'),
        })),
        anciennesOffres: de(niveaux).map((un) => pris(un, 'nomOffre du au')),
        options: de(options).map((un) => pris(un, 'codeRenfort dateDebut dateFin montantMensuel')),
        cartesTp: de(cartes).map((un) =>
          pris(un, 'dateDebut dateFin numeroAmc typeConvention csr domaines'),
        ),
        mandats: de(mandats).map((un) => ({
          ...pris(un, 'rum ics signeLe revoqueLe isCaduc titulaire bic'),
          iban: sealer.unseal(un.iban, sealed.mandatIban(DEMO, un.rum)),
        })),
      }
    }),
    cotisations: cotisations.map((un) => ({
      id: sources.get(un.id) ?? un.id,
      contrat: un.numero_contrat,
      ...pris(un, 'periodeDebut periodeFin dateEcheance montant etat motifRejet codeModePaiement'),
    })),
  }
}

const pris = (row: Brut, noms: string) =>
  Object.fromEntries(
    noms
      .split(' ')
      .map((nom) => [nom, row[nom.replaceAll(/[A-Z]/g, (une) => `_${une.toLowerCase()}`)]]),
  )
