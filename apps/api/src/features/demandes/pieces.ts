import type { UploadedFile } from '@espace-adherent/contract'
import { refusTailleTotale, TAILLE_TOTALE_MAX_DEPOT } from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import { AppError } from '../../platform/http/index.ts'
import type { Fichiers } from '../fichiers/index.ts'
import { insertFichiers } from './suivi.repository.ts'
import { textes } from './textes.ts'

export type PieceJointe = {
  champ: string
  libelle: string
  /** Read by the medical service alone. */
  isMedicale: boolean
  fichier: Pick<UploadedFile, 'remoteFileName'>
}

/** Takes the files for a request: each was its sender's, and answers one request only. */
export async function attachPieces(
  fichiers: Fichiers,
  tx: Executor,
  {
    compteId,
    demandeId,
    attenteId = null,
    deposantId = compteId,
  }: {
    /** Whose request it is: the files are theirs. */
    compteId: string
    demandeId: string
    attenteId?: string | null
    /** Who sent them, where it is a clerk. */
    deposantId?: string
  },
  pieces: readonly PieceJointe[],
  now: Date,
): Promise<void> {
  for (const { champ, fichier, isMedicale } of pieces) {
    const { remoteFileName } = fichier
    const etat = await fichiers.attachFichier(
      tx,
      compteId,
      remoteFileName,
      now,
      isMedicale,
      deposantId,
    )
    if (etat === 'rattache') continue
    const { message } = new AppError('FileMissing')
    const fault = etat === 'enAnalyse' ? textes.pieceEnAnalyse : message
    throw new AppError('BadRequest', undefined, { [champ]: fault })
  }
  for (const [champ, pages] of Map.groupBy(pieces, (piece) => piece.champ))
    if (
      pages.length > 1 &&
      (await poidsDe(fichiers, tx, compteId, pages)) > TAILLE_TOTALE_MAX_DEPOT
    )
      throw new AppError('BadRequest', undefined, {
        [champ]: refusTailleTotale(TAILLE_TOTALE_MAX_DEPOT),
      })
  await insertFichiers(
    tx,
    pieces.map(({ champ, libelle, fichier: { remoteFileName } }) => ({
      remoteFileName,
      demandeId,
      champ,
      libelle,
      attenteId,
      le: now,
    })),
  )
}

/** As the server weighed them: what the browser says of a file is not asked. */
async function poidsDe(
  fichiers: Fichiers,
  tx: Executor,
  compteId: string,
  pages: readonly PieceJointe[],
): Promise<number> {
  let poids = 0
  for (const { fichier } of pages)
    poids += (await fichiers.findFichier(tx, compteId, fichier.remoteFileName))?.taille ?? 0
  return poids
}
