import type { Apport, Garantie, SoinPasse, Tarif } from '@espace-adherent/domain'
import { and, asc, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/index.ts'
import { ancienNiveau, contrat, personne } from '../../schema/contrats.schema.ts'
import { offre } from '../../schema/offres.schema.ts'
import { optionContrat, renfort } from '../../schema/options.schema.ts'
import { ligne } from '../../schema/remboursements.schema.ts'
import { duContrat, estContrat } from '../du-contrat.repository.ts'
import type { CleContrat } from '../perimetre.ts'

export type NiveauVendu = {
  nom: string
  garanties: Garantie[]
  tarifs: Tarif[]
  /** The reinforcements that it may have, and what each changes. */
  renforts: { libelle: string; apports: Apport[] }[]
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
      >`(select coalesce(json_agg(json_build_object('libelle', r.libelle, 'apports', r.apports)), '[]'::json) from ${renfort} r
        where r.client_code = ${offre.clientCode} and r.nom_offre = ${offre.nom})`,
    })
    .from(offre)
    .where(and(eq(offre.clientCode, clientCode), sql`jsonb_array_length(${offre.garanties}) > 0`))
    .orderBy(asc(offre.nom))

/** Care between two days, in the order of its days; what was refused is not counted. */
export const findSoins = (
  tx: Executor,
  { clientCode, numeroContrat }: CleContrat,
  { du, au }: { du: string; au: string },
): Promise<SoinPasse[]> =>
  tx
    .select({
      personneId: ligne.personneId,
      dateNaissance: personne.dateNaissance,
      codeRegime: personne.codeRegime,
      maternite: sql<SoinPasse['maternite']>`case when ${personne.materniteDu} is null then null
        else json_build_object('du', ${personne.materniteDu}, 'au', ${personne.materniteAu}) end`,
      exoneration: sql<
        SoinPasse['exoneration']
      >`case when ${personne.exonerationDu} is null then null
        else json_build_object('motif', ${personne.exoneration}, 'du', ${personne.exonerationDu},
          'au', ${personne.exonerationAu}) end`,
      situation: ligne.situation,
      monture: ligne.monture,
      oreille: ligne.oreille,
      base: ligne.base,
      codeActe: ligne.codeActe,
      dateSoins: ligne.dateSoins,
      depense: ligne.depense,
      quantite: ligne.quantite,
    })
    .from(ligne)
    .innerJoin(personne, eq(personne.id, ligne.personneId))
    .where(
      and(
        eq(ligne.clientCode, clientCode),
        eq(ligne.numeroContrat, numeroContrat),
        sql`${ligne.dateSoins} between ${du}::date and ${au}::date`,
        ne(ligne.etat, 'rejetee'),
      ),
    )
    .orderBy(asc(ligne.dateSoins), asc(ligne.id))

/** The offer that the contract has until that day included, and the one after it. */
export async function changeNiveau(
  tx: Executor,
  cle: CleContrat & { nomOffre: string; dateDebut: string },
  { nouveau, au }: { nouveau: string; au: string },
): Promise<void> {
  const { clientCode, numeroContrat, nomOffre, dateDebut } = cle
  await tx.execute(sql`insert into ${ancienNiveau} (client_code, numero_contrat, nom_offre, du, au)
    select ${clientCode}, ${numeroContrat}, ${nomOffre},
      coalesce((select max(n.au) + 1 from ${ancienNiveau} n
        where n.client_code = ${clientCode} and n.numero_contrat = ${numeroContrat}), ${dateDebut}::date),
      ${au}::date`)
  await tx.update(contrat).set({ nomOffre: nouveau }).where(estContrat(cle))
  // What the new offer does not know is not held under it.
  const proposes = tx
    .select({ code: renfort.code })
    .from(renfort)
    .where(and(eq(renfort.clientCode, clientCode), eq(renfort.nomOffre, nouveau)))
  await tx
    .update(optionContrat)
    .set({ dateFin: au })
    .where(
      and(
        duContrat(optionContrat, cle),
        isNull(optionContrat.dateFin),
        notInArray(optionContrat.codeRenfort, proposes),
      ),
    )
}
