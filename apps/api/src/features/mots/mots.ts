import type { MotDeclare } from '@espace-adherent/contract'
import { type Catalogue, indispensablesDe, type Mot } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'

/** The word of that key, whoever changes it where. */
export function findMot(catalogue: Catalogue, key: string): Mot {
  const mot = catalogue.find(key)
  if (!mot) throw new AppError('NotFound')
  return mot
}

/** For whoever edits it: what it may say, and what we say. */
export const declare = (mot: Mot): MotDeclare => ({
  key: mot.key,
  groupe: mot.groupe,
  categorie: mot.categorie,
  variables: { ...mot.variables },
  indispensables: indispensablesDe(mot),
  original: mot.original,
})
