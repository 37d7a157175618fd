import type { ActeGestion, DossierTraitement } from '@espace-adherent/contract'
import {
  type DateCalendaire,
  dateAParis,
  finDuDouble,
  interetsDeces,
  tauxLegalDu,
} from '@espace-adherent/domain'
import type { findLegales } from './legales.repository.ts'
import { legalesDe } from './legales.ts'
import { textes } from './textes.ts'

export type Legale = Awaited<ReturnType<typeof findLegales>>[number]

const declareeDe = (acte: ActeGestion, cle: string) =>
  legalesDe(acte).find((legale) => legale.cle === cle)

/** Whether a clerk says that it is done. */
export const isATenir = (acte: ActeGestion, cle: string): boolean =>
  ['geste', 'gestionnaire'].includes(declareeDe(acte, cle)?.tenuePar ?? '')

/** A clock, as the clerk who has the request reads it. */
export function toLegale(
  acte: ActeGestion,
  { cle, echeance, tenueLe }: Legale,
  jour: DateCalendaire,
): DossierTraitement['legales'][number] {
  const declaree = declareeDe(acte, cle)
  const le = tenueLe ? dateAParis(tenueLe) : jour
  return {
    cle,
    libelle: declaree?.libelle ?? cle,
    echeance,
    tenueLe: tenueLe?.toISOString() ?? null,
    isATenir: isATenir(acte, cle),
    retard: declaree?.hasInterets && le > echeance ? interetsDus(echeance, le) : null,
  }
}

const MILLE_EUROS = 1000_00

/** The portal does not know the capital: what a thousand euros bear is multiplied. */
const interetsDus = (echeance: DateCalendaire, le: DateCalendaire): string =>
  textes.interets({
    le,
    montant: interetsDeces(MILLE_EUROS, { echeance, verseLe: le }),
    double: finDuDouble(echeance),
    isAVerifier: tauxLegalDu(le).isAVerifier === true,
  })
