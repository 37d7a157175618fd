import type { ActeGestion } from '@espace-adherent/contract'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { duContrat, memeContrat } from '../../noyau/index.ts'
import { assure, contrat, offre } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { regleDuContrat } from '../actes/index.ts'
import { actesPrix, type FuturLu, futurDuContrat } from '../cotisations/index.ts'
import { renfortsDuContrat } from '../niveaux.repository.ts'

/**
 * The contracts that cover somebody and have not ended, the first to begin first; health before what comes besides. Each
 * with what it promises, the rule of the day on which somebody may join it, and what its price is made of.
 */
const contratsTouches = prepared((db) =>
  db
    .select({
      numeroContrat: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      qualite: assure.qualite,
      isCollectif: contrat.isObligatoire,
      dateDebut: contrat.dateDebut,
      dateFin: contrat.dateFin,
      portabiliteJusquAu: contrat.portabiliteJusquAu,
      engagements: offre.engagements,
      garanties: offre.garanties,
      renforts: renfortsDuContrat,
      regle: regleDuContrat,
      /** Of who subscribed to it alone: nobody else pays. */
      futur: sql<FuturLu | null>`case when ${contrat.typeContrat} = 'sante'
        and ${assure.qualite} = 'adherent' then ${futurDuContrat} end`,
    })
    .from(assure)
    .innerJoin(contrat, duContrat(memeContrat, assure))
    // A contract may be older than what is sold today.
    .leftJoin(offre, and(eq(offre.clientCode, contrat.clientCode), eq(offre.nom, contrat.nomOffre)))
    .where(
      and(
        eq(assure.personneId, sql.placeholder('personneId')),
        eq(assure.clientCode, sql.placeholder('clientCode')),
        isNull(assure.retireLe),
        ne(contrat.etat, 'resilie'),
      ),
    )
    .orderBy(desc(contrat.typeContrat), asc(contrat.dateDebut), asc(contrat.numero))
    .prepare('contrats_touches'),
)

export type ContratTouche = Awaited<ReturnType<typeof findContratsTouches>>[number]

export const findContratsTouches = (
  db: Executor,
  asked: { clientCode: string; personneId: string; acteDate: ActeGestion },
) => contratsTouches(db).execute({ ...asked, actes: actesPrix.join() })
