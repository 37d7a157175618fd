import type { UploadedFile } from '@espace-adherent/contract/fichiers'
import {
  type FileAttente,
  type ReglesFichiers,
  TAILLE_MAX_DEPOT,
} from '@espace-adherent/domain/fichiers'

/** The queues of the upload fields: the form itself holds what the server keeps, and nothing else. */
export type Pieces = {
  file: (champ: string, value: unknown) => FileAttente<File>
  set: (champ: string, file: FileAttente<File>) => void
  /** The form was filled with something else: the fields show what it holds now. */
  forget: () => void
}

/** A photograph, or what somebody's site gives. */
export const reglesPiece: ReglesFichiers = {
  extensions: ['pdf', 'jpg', 'jpeg', 'png'],
  tailleMax: TAILLE_MAX_DEPOT,
}

/** The files that a field holds, whether it takes one or several. */
export const fichiersDe = (value: unknown): UploadedFile[] => [value].flat().filter(isFichier)

export const isFichier = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'remoteFileName' in value
