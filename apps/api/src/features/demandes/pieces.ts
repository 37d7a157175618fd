import type { UploadedFile } from '@espace-adherent/contract'
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

/** Takes the files for a request: each is its sender's, and answers one request only. */
export async function attachPieces(
  fichiers: Fichiers,
  tx: Executor,
  {
    compteId,
    demandeId,
    attenteId = null,
  }: { compteId: string; demandeId: string; attenteId?: string | null },
  pieces: readonly PieceJointe[],
  now: Date,
): Promise<void> {
  for (const { champ, fichier, isMedicale } of pieces) {
    const { remoteFileName } = fichier
    const etat = await fichiers.attachFichier(tx, compteId, remoteFileName, now, isMedicale)
    if (etat === 'rattache') continue
    const { message } = new AppError('FileMissing')
    const fault = etat === 'enAnalyse' ? textes.pieceEnAnalyse : message
    throw new AppError('BadRequest', undefined, { [champ]: fault })
  }
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
