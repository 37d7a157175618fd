import { AppError } from '../../../platform/http/index.ts'
import { textes } from '../textes.ts'

/** The bytes are not those of a file of that extension. */
export const contenuEtranger = (extension: string) =>
  new AppError('FileContent', textes.contenuEtranger(extension))

/** Cut on its way, or never whole. */
export const contenuIncomplet = () => new AppError('FileContent', textes.contenuIncomplet)

/** It is what it says, and something else besides. */
export const contenuDouble = () => new AppError('FileContent', textes.contenuDouble)

/** Opened, it would fill the memory of whoever opens it. */
export const contenuDemesure = () => new AppError('FileContent', textes.contenuDemesure)
