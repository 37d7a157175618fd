import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { createCourriersSource, createGedSource, type GedDeps } from '../documents/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { findAPoster } from './a-poster.repository.ts'

/**
 * What is printed and posted, as the one whom it is for would open it; of anybody else's care it tells no more than
 * totals. Whose paper it is reads in their history who opened it.
 */
export const createAPosterSource = (deps: GedDeps) => ({
  async visionneuse(context: StaffContext, id: string): Promise<FileContent> {
    const { db, client } = context
    const paper = z.uuid().safeParse(id).success
      ? await findAPoster(db, client.code, id)
      : undefined
    if (!paper) throw new AppError('NotFound')
    const { documentId, nature, numeroContrat, personneId, qualite, compteId } = paper
    if (compteId) await ouvrirDossier(context, compteId, 'document', documentId)
    const soins = { claires: [personneId], isVoile: true }
    const perimetre = { numeroContrat, qualite, personneId, soins }
    const source = nature === 'courrier' ? createCourriersSource(deps) : createGedSource(deps)
    const made = await source.visionneuse({ ...context, numeroContrat, perimetre }, documentId)
    if (!made) throw new AppError('NotFound')
    return made
  },
})
