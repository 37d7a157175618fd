import { and, asc, desc, eq, isNull, ne } from 'drizzle-orm'
import { duContrat, memeContrat } from '../../noyau/index.ts'
import { assure, contrat } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'

/** The contracts that cover somebody and have not ended, the first to begin first; health before what comes besides. */
export const findContratsTouches = (db: Executor, clientCode: string, personneId: string) =>
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
    })
    .from(assure)
    .innerJoin(contrat, duContrat(memeContrat, assure))
    .where(
      and(
        eq(assure.personneId, personneId),
        eq(assure.clientCode, clientCode),
        isNull(assure.retireLe),
        ne(contrat.etat, 'resilie'),
      ),
    )
    .orderBy(desc(contrat.typeContrat), asc(contrat.dateDebut), asc(contrat.numero))
