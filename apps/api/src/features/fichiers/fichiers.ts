import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { remoteFileNameSchema } from '@espace-adherent/contract'
import { sealed } from '../../noyau/sealed.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Deposant, deposer, type Envoi, isThere } from './deposer.ts'
import type { FichiersDeps } from './deps.ts'
import { type FichierRow, findOwn, takeFichier } from './fichiers.repository.ts'
import { createInspector } from './inspection/index.ts'
import { createUpkeep } from './upkeep.ts'

/** A file as its owner knows it. */
export type Fichier = Omit<FichierRow, 'clientCode' | 'compteId' | 'empreinte'>

/** `enAnalyse`: it is theirs, but no scanner could look at it yet. */
export type Rattachement = 'rattache' | 'enAnalyse' | 'introuvable'

export type Fichiers = ReturnType<typeof createFichiers>

/** A name that we cannot have drawn need not be looked up. */
const isName = (name: string) => remoteFileNameSchema.safeParse(name).success

/** Files that people send, from their arrival to the request that takes them. */
export function createFichiers(deps: FichiersDeps) {
  const { store, sealer, onFault } = deps
  const inspector = createInspector({ onFault })

  async function findFichier(
    db: Executor,
    compteId: string,
    remoteFileName: string,
  ): Promise<Fichier | null> {
    const row = isName(remoteFileName) && (await findOwn(db, compteId, remoteFileName))
    if (!row) return null
    const { clientCode: _, compteId: __, empreinte: ___, ...fichier } = row
    return {
      ...fichier,
      localFileName: sealer.unseal(row.localFileName, sealed.fichierNom(row.remoteFileName)),
    }
  }

  return {
    deposer: (deposant: Deposant, envoi: Envoi) => deposer(deps, inspector, deposant, envoi),

    /** Whether files can be scanned now; without a scanner, what becomes of them. */
    async antivirus(): Promise<'pret' | 'muet' | 'aucun' | 'absent'> {
      if (deps.scanner) return (await isThere(deps.scanner)) ? 'pret' : 'muet'
      return deps.sansScanner === 'accepter' ? 'aucun' : 'absent'
    },

    /** Null when there is no such file, or it is somebody else's. */
    findFichier,

    /**
     * Takes the file for a request, in that request's transaction: once, and for good. It is from then on of whoever
     * the request is of.
     */
    async attachFichier(
      tx: Executor,
      compteId: string,
      remoteFileName: string,
      now: Date,
      isMedicale = false,
      deposantId = compteId,
    ): Promise<Rattachement> {
      if (!isName(remoteFileName)) return 'introuvable'
      if (await takeFichier(tx, deposantId, remoteFileName, { now, isMedicale, compteId }))
        return 'rattache'
      const fichier = await findOwn(tx, deposantId, remoteFileName)
      return fichier && fichier.analyseLe === null ? 'enAnalyse' : 'introuvable'
    },

    /**
     * The content, whose first bytes were read and proven, so that a fault is known before anything
     * is answered. The caller reads it to its end, or destroys it.
     */
    async openFichier({ remoteFileName }: Pick<Fichier, 'remoteFileName'>): Promise<Readable> {
      const content = await store.get(remoteFileName)
      await once(content, 'readable')
      return content
    },

    upkeep: createUpkeep(deps),
    close: () => inspector.close(),
  }
}
