import {
  type AdresseEcartee,
  type Data,
  ENVOIS_MAX,
  type envoisResource,
  type GesteSurEnvoi,
  type Query,
  type SaisieEnvoi,
  SUPPRESSIONS_MAX,
} from '@espace-adherent/contract'
import { unchanged, write } from '../../noyau/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { note, quiDe } from '../nouvelles/index.ts'
import { type ApercuDeps, createApercu } from './apercu.ts'
import { readDossier, toEnvoi } from './dossier.ts'
import { type EcarteeRow, findEcartees, retablir } from './ecartees.repository.ts'
import { findEnvois } from './envois.repository.ts'
import { createGestes, type GestesDeps } from './gestes.ts'

export type EnvoisDeps = ApercuDeps & GestesDeps

const toEcartee = ({ le, ...row }: EcarteeRow): AdresseEcartee => ({
  ...row,
  le: le.toISOString(),
})

export function createEnvoisSources(deps: EnvoisDeps) {
  const gestes = createGestes(deps)
  const { apercu, essai } = createApercu(deps)
  return {
    envois: {
      async list({ db, client }: StaffContext, { etat }: Query<typeof envoisResource>) {
        const rows = await findEnvois(db, client.code, { etat, limite: ENVOIS_MAX })
        return { items: rows.map(toEnvoi), total: rows.length }
      },
      create: (context: StaffContext, data: unknown) => gestes.creer(context, data as SaisieEnvoi),
      update: (context: StaffContext, data: Data<typeof envoisResource>) =>
        gestes.modifier(context, data),
    },

    dossierEnvoi: {
      list: async (context: StaffContext, { id }: { id: string }) => [
        await readDossier(context, id),
      ],
    },

    gesteEnvoi: {
      update: (context: StaffContext, voulu: GesteSurEnvoi) => gestes.faire(context, voulu),
    },

    apercuEnvoi: { update: apercu },
    essaiEnvoi: { update: essai },

    suppressionsEnvoi: {
      async list({ db, client }: StaffContext) {
        const rows = await findEcartees(db, client.code, SUPPRESSIONS_MAX)
        return { items: rows.map(toEcartee), total: rows.length }
      },

      /** Written to again; whose it was reads so. */
      update: (context: StaffContext, { id }: { id: string }) =>
        write(context.db, quiDe(context), async (e) => {
          const row = await retablir(e, context.client.code, id)
          if (!row) throw new AppError('NotFound')
          const { compteId, canal, motif } = row
          await note(e, {
            action: 'adresse-retablie',
            cible: compteId,
            a: { compte: compteId },
            detail: { canal, motif },
          })
          return unchanged(e, toEcartee({ ...row, nom: '' }))
        }),
    },
  }
}
