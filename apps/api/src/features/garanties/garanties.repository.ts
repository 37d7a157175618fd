import type { Correction, Engagement, Garantie, Ratios, RenfortTenu } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { contrat, offre } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { renfortsDuContrat } from '../niveaux.repository.ts'
import { ratiosDuClient } from '../ratios/index.ts'
import { correctionsDe } from '../tarifs-soins/index.ts'

export type OffreDeContrat = {
  nomOffre: string
  typeContrat: 'sante' | 'prevoyance'
  dateFin: string | null
  garanties: Garantie[] | null
  renforts: RenfortTenu[]
  engagements: Engagement[] | null
  corrections: Correction[]
  ratios: Ratios[]
}

const offreDeContrat = prepared((db) =>
  db
    .select({
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      dateFin: contrat.dateFin,
      garanties: offre.garanties,
      renforts: renfortsDuContrat,
      engagements: offre.engagements,
      corrections: correctionsDe(contrat.clientCode),
      ratios: ratiosDuClient(sql`${contrat.clientCode}`),
    })
    .from(contrat)
    // A contract may be older than what is sold today.
    .leftJoin(offre, and(eq(offre.clientCode, contrat.clientCode), eq(offre.nom, contrat.nomOffre)))
    .where(
      and(
        eq(contrat.clientCode, sql.placeholder('clientCode')),
        eq(contrat.numero, sql.placeholder('numeroContrat')),
      ),
    )
    .prepare('offre_de_contrat'),
)

export async function findOffre(db: Executor, cle: CleContrat): Promise<OffreDeContrat | null> {
  const [found] = await offreDeContrat(db).execute(cle)
  return found ?? null
}
