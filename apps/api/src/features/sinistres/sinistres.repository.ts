import type { EtapeSinistre, Revalorisation } from '@espace-adherent/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { duContrat, purgeParId } from '../../noyau/index.ts'
import { contrat, offre, personne } from '../../noyau/lu.ts'
import type { Executor } from '../../platform/db/index.ts'
import type { Portion, Regard } from '../perimetre.ts'
import { libelleDuCode } from '../referentiel/index.ts'
import { sinistre } from './sinistres.schema.ts'

/** What happened to somebody is told to whoever sees their care whole, and to nobody else. */
export const findSinistres = (
  db: Executor,
  { clientCode, numeroContrat, personneId, claires }: Regard,
) =>
  db
    .select({
      id: sinistre.id,
      numero: sinistre.numero,
      // Of a type that no table knows any more, its code is still something to read.
      libelle: sql<string>`coalesce(${libelleDuCode('type-sinistre', sinistre.typeSinistre, sinistre.clientCode)}, ${sinistre.typeSinistre})`,
      numPers: sinistre.personneId,
      prenom: personne.prenom,
      dateDebut: sinistre.dateDebut,
      dateFin: sinistre.dateFin,
      etapes: sinistre.etapes,
      indemnisation: sinistre.indemnisation,
      revalorisations: sql<Revalorisation[]>`coalesce(${offre.revalorisations}, '[]'::jsonb)`,
    })
    .from(sinistre)
    .innerJoin(personne, eq(personne.id, sinistre.personneId))
    .innerJoin(
      contrat,
      and(eq(contrat.clientCode, sinistre.clientCode), eq(contrat.numero, sinistre.numeroContrat)),
    )
    .leftJoin(offre, and(eq(offre.clientCode, contrat.clientCode), eq(offre.nom, contrat.nomOffre)))
    .where(
      and(
        eq(sinistre.clientCode, clientCode),
        eq(sinistre.numeroContrat, numeroContrat),
        personneId === null ? undefined : eq(sinistre.personneId, personneId),
        inArray(sinistre.personneId, claires.split(',')),
      ),
    )
    .orderBy(desc(sinistre.dateDebut), desc(sinistre.numero))

/** The same thing that happened to the same person, declared before. */
export const hasSinistre = async (tx: Executor, portion: Portion, quoi: Quoi) =>
  (await tx.$count(
    sinistre,
    and(
      duContrat(sinistre, portion),
      eq(sinistre.personneId, quoi.personneId),
      eq(sinistre.typeSinistre, quoi.typeSinistre),
      eq(sinistre.dateDebut, quoi.dateDebut),
    ),
  )) > 0

type Quoi = { personneId: string; typeSinistre: string; dateDebut: string }

export const insertSinistre = (
  tx: Executor,
  { clientCode, numeroContrat }: Portion,
  row: Quoi & { dateFin: string | null; etapes: EtapeSinistre[] },
) => tx.insert(sinistre).values({ clientCode, numeroContrat, ...row })

export const purgeSinistres = purgeParId(sinistre)
