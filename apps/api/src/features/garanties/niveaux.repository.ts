import type { Apport, EtatLigne, Garantie, SoinPasse, Tarif } from '@espace-adherent/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { offre, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { isLigneVoilee } from '../confidentialite/index.ts'
import { renfort } from '../options/lu.ts'
import type { Regard } from '../perimetre.ts'
import { ligne } from '../remboursements/lu.ts'

export type NiveauVendu = {
  nom: string
  garanties: Garantie[]
  tarifs: Tarif[]
  /** The reinforcements that it may have, and what each changes. */
  renforts: { code: string; libelle: string; apports: Apport[] }[]
}

/** The health offers of a client: the levels among which a contract may move. */
export const findNiveaux = (tx: Executor, clientCode: string): Promise<NiveauVendu[]> =>
  tx
    .select({
      nom: offre.nom,
      garanties: offre.garanties,
      tarifs: offre.tarifs,
      renforts: sql<
        NiveauVendu['renforts']
      >`(select coalesce(json_agg(json_build_object('code', r.code, 'libelle', r.libelle, 'apports', r.apports)), '[]'::json) from ${renfort} r
        where r.client_code = ${offre.clientCode} and r.nom_offre = ${offre.nom})`,
    })
    .from(offre)
    .where(and(eq(offre.clientCode, clientCode), sql`jsonb_array_length(${offre.garanties}) > 0`))
    .orderBy(asc(offre.nom))

const l = alias(ligne, 'l')

/** Care, and what was paid back of it: what was refused is care that remained to be paid. */
export type SoinVu = SoinPasse & { etat: EtatLigne; ro: number; rc: number }

/** Care between two days that whoever subscribed sees, in the order of its days. */
const soinsVus = prepared((tx) =>
  tx
    .select({
      personneId: l.personneId,
      dateNaissance: personne.dateNaissance,
      codeRegime: personne.codeRegime,
      maternite: sql<SoinPasse['maternite']>`case when ${personne.materniteDu} is null then null
        else json_build_object('du', ${personne.materniteDu}, 'au', ${personne.materniteAu}) end`,
      exoneration: sql<
        SoinPasse['exoneration']
      >`case when ${personne.exonerationDu} is null then null
        else json_build_object('motif', ${personne.exoneration}, 'du', ${personne.exonerationDu},
          'au', ${personne.exonerationAu}) end`,
      situation: l.situation,
      monture: l.monture,
      oreille: l.oreille,
      base: l.base,
      codeActe: l.codeActe,
      dateSoins: l.dateSoins,
      depense: l.depense,
      quantite: l.quantite,
      etat: l.etat,
      ro: l.ro,
      rc: l.rc,
    })
    .from(l)
    .innerJoin(personne, eq(personne.id, l.personneId))
    .where(
      and(
        eq(l.clientCode, sql.placeholder('clientCode')),
        eq(l.numeroContrat, sql.placeholder('numeroContrat')),
        sql`${l.dateSoins} between ${sql.placeholder('du')}::date and ${sql.placeholder('au')}::date`,
        sql`not ${isLigneVoilee}`,
      ),
    )
    .orderBy(asc(l.dateSoins), asc(l.id))
    .prepare('soins_rejoues'),
)

export const findSoins = (
  tx: Executor,
  regard: Regard,
  periode: { du: string; au: string },
): Promise<SoinVu[]> => soinsVus(tx).execute({ ...regard, ...periode })

/** The reinforcements that an offer knows, for a statement of others. */
export const codesRenforts = (db: Executor, clientCode: string, nomOffre: string) =>
  db
    .select({ code: renfort.code })
    .from(renfort)
    .where(and(eq(renfort.clientCode, clientCode), eq(renfort.nomOffre, nomOffre)))
