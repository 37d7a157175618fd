import { type Cible, creationEssaiSchema, type EssaiGarde } from '@espace-adherent/contract'
import { inTransaction } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { recordGeste } from '../historique/index.ts'
import {
  deleteEssai,
  findContratEssai,
  findEssais,
  findOffres,
  insertEssai,
} from './regles.repository.ts'
import { textes } from './textes.ts'

export const essaisDe = async ({
  db,
  client,
}: Pick<StaffContext, 'db' | 'client'>): Promise<EssaiGarde[]> =>
  (await findEssais(db, client.code)).map((garde) => ({
    ...garde,
    essai: { ...garde.essai, faits: { ...garde.essai.faits } },
    revision: 1,
  }))

/** Trials that staff keep, each with the answer that they expect. */
export const essaisDateEffetSource = {
  list: essaisDe,

  async create(context: StaffContext, sent: object): Promise<EssaiGarde> {
    const { db, client, now } = context
    // The mount has checked it, and the types have not.
    const { acte, nomOffre, libelle, essai } = creationEssaiSchema.parse(sent)
    return inTransaction(db, async (tx) => {
      const place = { clientCode: client.code, acte, nomOffre }
      const id = await insertEssai(tx, { ...place, libelle, essai, creeLe: now })
      await trace({ ...context, db: tx }, 'creation', id, libelle)
      return { id, acte, nomOffre, libelle, essai, revision: 1 }
    })
  },

  delete: (context: StaffContext, { id }: Cible): Promise<void> =>
    inTransaction(context.db, async (tx) => {
      if (!(await deleteEssai(tx, context.client.code, id))) throw new AppError('NotFound')
      await trace({ ...context, db: tx }, 'suppression', id, null)
    }),
}

const trace = (
  context: StaffContext,
  action: 'creation' | 'suppression',
  cible: string,
  libelle: string | null,
) =>
  recordGeste(context.db, context, {
    action,
    objet: 'essai-date-effet',
    cible,
    apres: { libelle },
  })

export const offresRegleSource = {
  list: async ({ db, client }: StaffContext): Promise<{ nom: string }[]> =>
    (await findOffres(db, client.code)).map((nom) => ({ nom })),
}

export const contratEssaiSource = {
  async update(
    { db, client }: StaffContext,
    { numeroContrat }: { numeroContrat: string },
  ): Promise<{ nomOffre: string; dateDebut: string; dateFin: string | null }> {
    const contrat = await findContratEssai(db, client.code, numeroContrat)
    if (!contrat)
      throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
    return contrat
  },
}
