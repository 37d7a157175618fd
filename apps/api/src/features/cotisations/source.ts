import type { Cotisations } from '@espace-adherent/contract'
import type { ContratContext } from '../context.ts'
import { readCotisations } from './cotisations.ts'

export const cotisationsSource = {
  async list(context: ContratContext, { annee }: { annee?: number | undefined }) {
    const lues: Cotisations = await readCotisations(context, { annee })
    // Which account pays is the adherent's affair, whoever may look at what is paid.
    return [context.visiteur.delegation ? { ...lues, mandat: null, isCarteAcceptee: false } : lues]
  },
}
