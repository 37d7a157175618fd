import { contenuMotSchema } from '@espace-adherent/contract'
import { type Catalogue, type MotLu, type MotsClient, readContenu } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { findMots } from './mots.repository.ts'

/** Topic on which a change of any client's words is announced. */
export const TOPIC_MOTS = 'mots'

/** A wording that no longer fits its word, whole or in part: the original is said instead. */
export type MotEcarte = { clientCode: string; key: string; revision: number }

export type LectureMots = {
  parClient: ReadonlyMap<string, MotsClient>
  ecartes: readonly MotEcarte[]
}

/** Reads the words of every client, so that whoever writes a text only looks them up. */
export const readMots =
  (catalogue: Catalogue) =>
  async (db: Executor): Promise<LectureMots> => {
    const parClient = new Map<string, Map<string, MotLu>>()
    const ecartes: MotEcarte[] = []
    for (const { clientCode, key, revision, contenu } of await findMots(db)) {
      const mot = catalogue.find(key)
      const parsed = contenuMotSchema.safeParse(contenu)
      const read = mot && parsed.success ? readContenu(mot, parsed.data) : null
      if (!read?.isFidele) ecartes.push({ clientCode, key, revision })
      if (!read) continue
      const siens = parClient.get(clientCode) ?? new Map<string, MotLu>()
      parClient.set(clientCode, siens.set(key, read.lu))
    }
    return { parClient, ecartes }
  }
