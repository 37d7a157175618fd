import { and, eq } from 'drizzle-orm'
import { motifDecision } from '../../src/features/demandes/demandes.schema.ts'
import { vue } from '../../src/features/gestion/gestion.schema.ts'
import { bibliotheque, media, tag } from '../../src/features/mediatheque/mediatheque.schema.ts'
import { compte } from '../../src/noyau/comptes.schema.ts'
import type { Executor } from '../../src/platform/db/index.ts'

type Bureau = {
  motifs: (typeof motifDecision.$inferInsert)[]
  bibliotheques: (typeof bibliotheque.$inferInsert)[]
  tags: (typeof tag.$inferInsert)[]
  medias: (typeof media.$inferInsert)[]
  vues: {
    de: string
    clientCode: string
    vues: readonly { nom: string; parametres: string }[]
    now: Date
  }
}

export async function insertBureau(tx: Executor, bureau: Bureau): Promise<void> {
  await tx.insert(motifDecision).values(bureau.motifs)
  await tx.insert(bibliotheque).values(bureau.bibliotheques)
  await tx.insert(tag).values(bureau.tags)
  await tx.insert(media).values(bureau.medias)
  const { de, clientCode, vues, now: modifieLe } = bureau.vues
  const [auteur] = await tx
    .select({ id: compte.id })
    .from(compte)
    .where(and(eq(compte.clientCode, clientCode), eq(compte.userName, de)))
  if (!auteur) throw new Error(`Nobody signs in as « ${de} »`)
  const gardees = vues.map((une) => ({
    ...une,
    clientCode,
    compteId: auteur.id,
    isPartagee: true,
    modifieLe,
  }))
  await tx.insert(vue).values(gardees.map((une) => ({ ...une, gestion: 'demandes' })))
}
