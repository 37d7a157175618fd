import type { ConsentementsClient } from '@espace-adherent/contract'
import { AppError } from '../../platform/http/index.ts'
import { countMembresActifs, countReponses } from '../consentements/index.ts'
import type { StaffContext } from '../context.ts'
import { findFormulations, findTenus } from './clients.repository.ts'

type Formulation = { numero: number; libelle: string; depuis: string | null }

/** Each consent with how it was worded, and how members answered what it says today. */
export async function listConsentements(
  { db, client }: StaffContext,
  id: string,
): Promise<{ consentements: ConsentementsClient }> {
  const [row] = await findTenus(db, client.code, id)
  if (!row) throw new AppError('NotFound')
  const [versions, reponses, membres] = await Promise.all([
    findFormulations(db, row.code),
    countReponses(db, row.code),
    countMembresActifs(db, row.code),
  ])
  return {
    consentements: row.config.consentements.map(({ nom, libelle }) => {
      const formulations = formulationsDe(nom, libelle, versions)
      const { oui = 0, non = 0 } =
        reponses.find((reponse) => reponse.nom === nom && reponse.libelle === libelle) ?? {}
      return {
        nom,
        libelle,
        numero: formulations.length,
        oui,
        non,
        sansReponse: Math.max(0, membres - oui - non),
        versions: formulations,
      }
    }),
  }
}

/** The wordings that followed each other; the first one has no known day unless it is in a version. */
function formulationsDe(
  nom: string,
  libelle: string,
  versions: Awaited<ReturnType<typeof findFormulations>>,
): Formulation[] {
  const suivies: Formulation[] = []
  for (const [rang, { le, consentements }] of versions.entries()) {
    const dite = consentements.find((consentement) => consentement.nom === nom)?.libelle
    if (dite === undefined || dite === suivies.at(-1)?.libelle) continue
    suivies.push({
      numero: suivies.length + 1,
      libelle: dite,
      depuis: rang === 0 ? null : le.toISOString(),
    })
  }
  return suivies.length > 0 ? suivies : [{ numero: 1, libelle, depuis: null }]
}
