import { gelsGestion } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import type { StaffContext } from '../context.ts'
import { gere } from '../gestion/index.ts'
import { hasContrat } from './conservation.repository.ts'
import { gelConservation } from './conservation.schema.ts'
import { textes } from './textes.ts'

const gels = gere(gelsGestion, {
  table: gelConservation,
  cle: gelConservation.id,
  part: ({ client }) => ({ clientCode: client.code }),
  concerne: ({ numeroContrat }) => ({ contrats: [numeroContrat as string] }),
  nettoie: ({ numeroContrat, ...valeurs }) => ({
    ...valeurs,
    ...(typeof numeroContrat === 'string' && { numeroContrat: numeroContrat.trim() }),
  }),
})

/** A number that is mistyped would freeze nothing, and nobody would know. */
async function checkContrat({ db, client }: StaffContext, numero: unknown): Promise<void> {
  if (typeof numero !== 'string' || (await hasContrat(db, client.code, numero.trim()))) return
  throw new AppError('BadRequest', undefined, { numeroContrat: textes.contratInconnu })
}

/** Contracts that nothing is deleted of. */
export const gelsTenus: typeof gels = {
  ...gels,
  create: async (context, data) => {
    await checkContrat(context, (data as { numeroContrat?: unknown }).numeroContrat)
    return gels.create(context, data)
  },
  update: async (context, data) => {
    await checkContrat(
      context,
      (data as { valeurs?: { numeroContrat?: unknown } }).valeurs?.numeroContrat,
    )
    return gels.update(context, data)
  },
}
