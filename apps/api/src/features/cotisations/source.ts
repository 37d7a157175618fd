import type { Cotisations } from '@espace-adherent/contract'
import type { ContratContext } from '../context.ts'
import { readCotisations } from './cotisations.ts'

export const cotisationsSource = {
  async list(context: ContratContext, { annee }: { annee?: number | undefined }) {
    return [await readCotisations(context, { annee })] satisfies Cotisations[]
  },
}
