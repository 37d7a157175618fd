import { etatsEnvoyes } from '@espace-adherent/domain'
import { write } from '../../../noyau/index.ts'
import type { Executor } from '../../../platform/db/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import { note } from '../../nouvelles/index.ts'
import { deleteFichiers, findOctets, findPerimes, saveLotRow } from './depot.repository.ts'
import { textes } from './textes.ts'

const jamaisEcrits: readonly string[] = ['envoi', ...etatsEnvoyes, 'a-confirmer']

/** Takes away what was sent, and what was refused of it, once its days are over; bytes first, so that none is forgotten. */
export async function removeExpired(db: Executor, store: FileStore, now: Date): Promise<void> {
  for (const { id, clientCode, etat, arret } of await findPerimes(db, now)) {
    for (const nom of await findOctets(db, id)) await store.remove(nom)
    await write(db, { now, auteur: null, client: { code: clientCode } }, async (e) => {
      await deleteFichiers(e, id)
      const isPerdu = jamaisEcrits.includes(etat)
      await saveLotRow(e, id, {
        effacerLe: null,
        ...(isPerdu && { etat: 'arrete', arret: arret ?? textes.efface }),
      })
      return note(e, { a: null, action: 'import-efface', objet: 'import', cible: id })
    })
  }
}
