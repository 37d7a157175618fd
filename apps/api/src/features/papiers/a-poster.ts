import { z } from 'zod'
import { AppError } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { createCourriersSource, createGedSource, type GedDeps } from '../documents/index.ts'
import { perimetreDe } from '../perimetre.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { findAPoster } from './a-poster.repository.ts'

/**
 * What is printed and posted, as the one whom it is for would open it: whose care they may see, and no more. They
 * read in their history who opened it.
 */
export const createAPosterSource = (deps: GedDeps) => ({
  async visionneuse(context: StaffContext, id: string): Promise<FileContent> {
    const { db, client, visiteur, now } = context
    const paper = z.uuid().safeParse(id).success
      ? await findAPoster(db, client.code, id)
      : undefined
    if (!paper) throw new AppError('NotFound')
    const { documentId, nature, numeroContrat, personneId, qualite, compteId, entourage } = paper
    if (compteId) await ouvrirDossier(context, compteId, 'document', documentId)
    const receiver = { personneId, qualites: { [numeroContrat]: qualite }, entourage }
    const perimetre = perimetreDe(
      { ...visiteur, ...receiver, delegation: null },
      numeroContrat,
      now,
    )
    if (!perimetre) throw new AppError('NotFound')
    const source = nature === 'courrier' ? createCourriersSource(deps) : createGedSource(deps)
    const { sealer } = deps
    const dedans = { ...context, numeroContrat, perimetre, sealer }
    const made = await source.visionneuse(dedans, documentId)
    if (!made) throw new AppError('NotFound')
    return made
  },
})
