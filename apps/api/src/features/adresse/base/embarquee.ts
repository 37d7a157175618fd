import { type AdresseProposee, isMemeLocalite, readAdresse } from '@espace-adherent/domain'
import type { Executor } from '../../../platform/db/index.ts'
import { findCodesPostaux } from '../../referentiel/index.ts'
import { type BaseAdresses, PROPOSEES_MAX } from './base.ts'

/**
 * What the portal knows by itself: kinds of streets, postal codes and their towns. It knows no street, so it proposes
 * what was typed, in its parts, in each town that it may be.
 */
export const baseEmbarquee: BaseAdresses = {
  async propose({ db, q }) {
    const lue = readAdresse(q)
    if (lue.libelleVoie === '') return []
    const communes = await findCommunes(db, lue)
    // A commune stands once for each of its Insee codes.
    const uniques = new Map(communes.map((une) => [`${une.codePostal} ${une.localite}`, une]))
    return [...uniques.values()]
      .slice(0, PROPOSEES_MAX)
      .map(({ codePostal, localite }) => ({ ...lue, codePostal, localite }))
  },
}

/** Those of the postal code, the one that is named first; without a code, those that are so named. */
async function findCommunes(db: Executor, { codePostal, localite }: AdresseProposee) {
  if (codePostal === '' && localite === '') return []
  if (codePostal === '') return (await findCodesPostaux(db, { localite }, PROPOSEES_MAX * 2)).items
  const { items } = await findCodesPostaux(db, { codePostal }, 100)
  const rang = ({ localite: nom }: { localite: string }) => (isMemeLocalite(nom, localite) ? 0 : 1)
  return localite === '' ? items : items.toSorted((a, b) => rang(a) - rang(b))
}
