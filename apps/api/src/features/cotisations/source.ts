import type { Cotisations } from '@espace-adherent/contract'
import type { RequestContext } from '../context.ts'
import { readCotisations } from './cotisations.ts'

export const cotisationsSource = {
  async list(context: RequestContext, { annee }: { annee?: number | undefined }) {
    const cotisations = await readCotisations(context, { annee })
    return (cotisations ? [cotisations] : []) satisfies Cotisations[]
  },
}
