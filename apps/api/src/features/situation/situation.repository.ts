import type { SituationContractuelle } from '@espace-adherent/contract'
import type { Engagement, Garantie } from '@espace-adherent/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { CleContrat } from '../../noyau/index.ts'
import { assure, contrat, offre, optionContrat, personne } from '../../noyau/lu.ts'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { finConnue } from '../du-contrat.repository.ts'
import { renfortsDuContrat } from '../niveaux.repository.ts'
import { renfort } from '../options/lu.ts'
import { libelleDuCode } from '../referentiel/index.ts'

const { placeholder } = sql

const assures = sql<SituationContractuelle['assures']>`(
  select coalesce(json_agg(json_build_object(
    'numPers', p.id, 'civilite', ${libelleDuCode('civilite', sql`p.code_civilite`, sql`p.client_code`)}, 'nom', p.nom, 'prenom', p.prenom,
    'dateNaissance', p.date_naissance, 'rang', p.rang_gemellaire,
    'qualite', a.qualite, 'lien', a.lien) order by a.rang), '[]'::json)
  from ${assure} a join ${personne} p on p.id = a.personne_id
  where a.client_code = ${contrat.clientCode} and a.numero_contrat = ${contrat.numero}
)`

const options = sql<SituationContractuelle['options']>`(
  select coalesce(json_agg(json_build_object(
    'code', r.code, 'libelle', r.libelle, 'description', r.description,
    'montantMensuel', o.montant_mensuel, 'dateDebut', o.date_debut, 'dateFin', o.date_fin)
    order by r.ordre, o.date_debut), '[]'::json)
  from ${optionContrat} o join ${renfort} r on r.client_code = o.client_code
    and r.nom_offre = ${contrat.nomOffre} and r.code = o.code_renfort
  where o.client_code = ${contrat.clientCode} and o.numero_contrat = ${contrat.numero}
  and (o.date_fin is null or o.date_fin >= ${placeholder('jour')}::date)
)`

const situationDeContrat = prepared((db) =>
  db
    .select({
      numeroContratIndividuel: contrat.numero,
      nomOffre: contrat.nomOffre,
      typeContrat: contrat.typeContrat,
      etat: contrat.etat,
      dateDebut: contrat.dateDebut,
      dateFin: finConnue(),
      portabiliteJusquAu: contrat.portabiliteJusquAu,
      rib: contrat.ibanMasque,
      modePrestation: libelleDuCode('mode-paiement', contrat.codeModePaiement, contrat.clientCode),
      modeCotisation: libelleDuCode(
        'mode-paiement',
        contrat.codeModePaiementCotisation,
        contrat.clientCode,
      ),
      periodicite: libelleDuCode(
        'periodicite',
        contrat.codePeriodiciteCotisation,
        contrat.clientCode,
      ),
      garanties: sql<Garantie[] | null>`${offre.garanties}`,
      renforts: renfortsDuContrat,
      engagements: sql<Engagement[] | null>`${offre.engagements}`,
      assures,
      options,
    })
    .from(contrat)
    .leftJoin(offre, and(eq(offre.clientCode, contrat.clientCode), eq(offre.nom, contrat.nomOffre)))
    .where(
      and(
        eq(contrat.clientCode, placeholder('clientCode')),
        eq(contrat.numero, placeholder('numeroContrat')),
      ),
    )
    .prepare('situation_de_contrat'),
)

type Question = CleContrat & { jour: string }
export type SituationLue = Awaited<ReturnType<typeof findSituation>>[number]

/** All that a contract says, in one statement. */
export const findSituation = (db: Executor, question: Question) =>
  situationDeContrat(db).execute(question)
