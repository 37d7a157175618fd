import {
  isCodePostal,
  type Localite,
  nomsDesLocalites,
} from '@espace-adherent/domain/adresse/localite.ts'
import { type Reponse, useReponse } from './useReponse.ts'

export type FindLocalites = (codePostal: string) => Promise<readonly Localite[]>

/** An empty list: the postal code is unknown. */
export type Recherche = Reponse<readonly string[]>

/** The towns of a postal code, asked for once it is complete. */
export const useLocalites = (codePostal: string, find: FindLocalites): Recherche =>
  useReponse(isCodePostal(codePostal) ? codePostal : null, async (code) =>
    nomsDesLocalites(await find(code)),
  )
