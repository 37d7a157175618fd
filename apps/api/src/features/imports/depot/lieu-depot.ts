import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { DOSSIER_PIECES } from '@espace-adherent/domain'
import type { Executor } from '../../../platform/db/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import type { Depot, Lieu } from '../lecture/lieu.ts'
import {
  deleteFichiers,
  findFichier,
  findMorceaux,
  findOctets,
  REJETS,
  replaceFichier,
} from './depot.repository.ts'

export type Reserve = { db: Executor; store: FileStore }

export const nomDeStore = () => randomBytes(20).toString('hex')

/** The bytes of one file, part after part. */
export async function* readFichier(
  { db, store }: Reserve,
  lotId: string,
  nom: string,
): AsyncGenerator<Buffer> {
  for (const morceau of await findMorceaux(db, lotId, nom)) {
    const flux: Readable = await store.get(morceau)
    try {
      for await (const octets of flux) yield octets as Buffer
    } finally {
      flux.destroy()
    }
  }
}

/** A lot that staff have sent: only what is complete is there. `ailleurs`: another lot that has papers of this one. */
export const lieuDepot = (
  reserve: Reserve,
  lotId: string,
  ailleurs: string | null = null,
): Lieu => ({
  async taille(fichier) {
    const la = await findFichier(reserve.db, lotId, fichier)
    return la && la.recus === la.taille ? la.taille : null
  },
  lire: (fichier) => readFichier(reserve, lotId, fichier),
  async piece(fichier) {
    const nom = `${DOSSIER_PIECES}${fichier}`
    for (const lot of [lotId, ailleurs])
      if (lot !== null && (await findFichier(reserve.db, lot, nom)))
        return readFichier(reserve, lot, nom)
    return null
  },
})

/** Refused records, sealed in the store beside the files that they come from. */
export function depotRejets({ db, store }: Reserve, lotId: string): Depot {
  const oublier = async (nom: string) => {
    const octets = await findOctets(db, lotId, [nom])
    await deleteFichiers(db, lotId, [nom])
    for (const un of octets) await store.remove(un)
  }
  return {
    lire: (nom) => readFichier({ db, store }, lotId, `${REJETS}${nom}`),
    async ecrire(court) {
      const nom = `${REJETS}${court}`
      const remoteFileName = nomDeStore()
      const flux = new PassThrough()
      const range = store.put(remoteFileName, flux)
      range.catch((error) => flux.destroy(error))
      let taille = 0
      return {
        async ecrire(texte) {
          const octets = Buffer.from(texte)
          taille += octets.length
          if (!flux.write(octets)) await once(flux, 'drain')
        },
        async fermer() {
          flux.end()
          await range
          const anciens = await findOctets(db, lotId, [nom])
          await replaceFichier(db, { lotId, nom, taille, remoteFileName })
          for (const un of anciens) await store.remove(un)
        },
      }
    },
    retirer: (court) => oublier(`${REJETS}${court}`),
  }
}
