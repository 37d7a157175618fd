import type { UploadedFile } from '@espace-adherent/contract/fichiers'
import {
  extensionsAcceptees,
  type FileAttente,
  type ReglesFichiers,
  TAILLE_MAX_DEPOT,
  TAILLE_TOTALE_MAX_DEPOT,
} from '@espace-adherent/domain/fichiers'

/** The queues of the upload fields: the form itself holds what the server keeps, and nothing else. */
export type Pieces = {
  file: (champ: string, value: unknown) => FileAttente<File>
  set: (champ: string, file: FileAttente<File>) => void
  /** The form was filled with something else: the fields show what it holds now. */
  forget: () => void
}

/** What the server takes, and no less. */
export const reglesPiece: ReglesFichiers = {
  extensions: extensionsAcceptees,
  tailleMax: TAILLE_MAX_DEPOT,
}

/** The same, of a document that comes by its pages. */
export const reglesPages = (nombreMax: number): ReglesFichiers => ({
  ...reglesPiece,
  nombreMax,
  ...(nombreMax > 1 && { tailleTotaleMax: TAILLE_TOTALE_MAX_DEPOT }),
})

/** The files that a field holds, whether it takes one or several. */
export const fichiersDe = (value: unknown): UploadedFile[] => [value].flat().filter(isFichier)

export const isFichier = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'remoteFileName' in value
