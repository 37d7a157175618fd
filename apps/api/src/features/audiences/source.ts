import {
  type AppartenanceAudience,
  type appartenanceAudienceResource,
  type CodeLibelle,
  type Data,
  EXEMPLES_MAX,
  type ExempleAudience,
  type exemplesAudienceResource,
  type mesureAudienceResource,
  type Query,
  type ReperesAudience,
  type reperesAudienceResource,
} from '@espace-adherent/contract'
import { conditionsDe, dateAParis, direCondition } from '@espace-adherent/domain'
import type { StaffContext } from '../context.ts'
import { recordConsultationDe } from '../historique/index.ts'
import {
  type Appartenance,
  findAppartenances,
  findNomsAudiences,
  findOffres,
  findTailles,
} from './audiences.repository.ts'
import { mesurer, tirerExemples } from './mesure.ts'

const JOURS_MONTRES = 60

export const audiencesSources = {
  choixAudience: {
    list: async ({ db, client }: StaffContext): Promise<CodeLibelle[]> =>
      (await findNomsAudiences(db, client.code)).map(({ id, nom }) => ({ code: id, libelle: nom })),
  },

  mesureAudience: {
    update: ({ db, client, now }: StaffContext, { regle }: Data<typeof mesureAudienceResource>) =>
      mesurer(db, client.code, regle, now),
  },

  exemplesAudience: {
    async update(context: StaffContext, { regle }: Data<typeof exemplesAudienceResource>) {
      const { db, client, now } = context
      const items: ExempleAudience[] = await tirerExemples(db, client.code, {
        regle,
        limite: EXEMPLES_MAX,
        now,
      })
      await consulter(context, items)
      return { items }
    },
  },

  appartenanceAudience: {
    async update(
      context: StaffContext,
      { regle, qui }: Data<typeof appartenanceAudienceResource>,
    ): Promise<AppartenanceAudience> {
      const { db, client, now } = context
      const jour = dateAParis(now)
      const rows = await findAppartenances(db, client.code, { regle, jour, qui })
      const parCompte = Map.groupBy(rows, ({ compteId }) => compteId)
      const personnes = [...parCompte.values()].map((contrats) => plusProche(contrats))
      await consulter(context, personnes)
      const conditions = conditionsDe(regle)
      return {
        personnes: personnes.map(({ vraies, ...personne }) => ({
          ...personne,
          conditions: conditions.map(({ place, condition }, i) => ({
            place,
            libelle: direCondition(condition),
            isVraie: vraies[i] ?? false,
          })),
        })),
      }
    },
  },

  reperesAudience: {
    async list(
      { db, client }: StaffContext,
      { id }: Query<typeof reperesAudienceResource>,
    ): Promise<ReperesAudience[]> {
      const offres = await findOffres(db, client.code)
      const tailles = id ? await findTailles(db, client.code, id, JOURS_MONTRES) : []
      return [{ offres, tailles }]
    },
  },
}

/** Of somebody’s contracts, the one that is in, or of which most conditions are true. */
function plusProche(contrats: readonly Appartenance[]): Appartenance {
  const note = ({ isDedans, vraies }: Appartenance) =>
    (isDedans ? 1_000 : 0) + vraies.filter(Boolean).length
  return contrats.reduce((a, b) => (note(b) > note(a) ? b : a))
}

/** Whoever is named by it reads that staff saw their name. */
async function consulter(context: StaffContext, personnes: readonly { compteId: string }[]) {
  for (const { compteId } of personnes)
    if (compteId !== context.visiteur.compteId)
      await recordConsultationDe(context, compteId, 'compte', compteId)
}
