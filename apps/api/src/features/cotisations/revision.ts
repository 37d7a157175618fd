import {
  addMonths,
  cotisationMensuelle,
  type DateCalendaire,
  dateAParis,
  formatDate,
  formatMontant,
  type LigneResume,
  reviserEcheances,
  type Tarification,
} from '@espace-adherent/domain'
import type { Change, CleContrat, Ecriture } from '../../noyau/index.ts'
import { findCompteTenu, findReservees, saveRevision } from './reports.repository.ts'
import { findTarification } from './tarification.repository.ts'
import { textes } from './textes.ts'

/** A price changes with a month: what begins in its course counts from the next. */
export const moisDeRevision = (effet: DateCalendaire): DateCalendaire =>
  effet.endsWith('-01') ? effet : addMonths(`${effet.slice(0, 7)}-01`, 1)

/** Of a contract before and after a change, in cents a month; null: its offer has no price. */
export type ApercuCotisation = {
  avant: number | null
  apres: number | null
  depuis: DateCalendaire
}

export function apercuCotisation(
  avant: Tarification,
  apres: Tarification,
  effet: DateCalendaire,
): ApercuCotisation {
  const depuis = moisDeRevision(effet)
  return {
    avant: cotisationMensuelle(avant, depuis),
    apres: cotisationMensuelle(apres, depuis),
    depuis,
  }
}

/**
 * The instalments to come, once what the contract is made of has been changed from that day on. Their
 * schedule is told as they change, which for a change that was planned is long after it was asked for: until
 * then nobody knew that it would be made, nor what would be debited when.
 */
export async function reviserCotisations(
  e: Ecriture,
  cle: CleContrat,
  { effet, prevenuLe }: { effet: DateCalendaire; prevenuLe: Date },
): Promise<Change | null> {
  const tarification = await findTarification(e, cle)
  if (!tarification || cotisationMensuelle(tarification, effet) === null) return null
  const { echeances, lignes } = await findCompteTenu(e, cle)
  const quand = {
    depuis: moisDeRevision(effet),
    prevenuLe: dateAParis(prevenuLe),
    reservees: await findReservees(e, cle),
    finDue: tarification.finDue,
  }
  const revision = reviserEcheances(
    echeances,
    lignes,
    quand,
    (jour) => cotisationMensuelle(tarification, jour) ?? 0,
  )
  return saveRevision(e, cle, revision, prevenuLe)
}

/** What a recap says of it; nothing where the offer has no price. */
export function ligneCotisation(
  avant: Tarification | undefined,
  change: (avant: Tarification) => Partial<Tarification> | undefined,
  effet: DateCalendaire,
): LigneResume[] {
  const ecart = avant && change(avant)
  if (!avant || !ecart) return []
  const apres = { ...avant, ...ecart }
  const apercu = apercuCotisation(avant, apres, effet)
  if (apercu.avant === null || apercu.apres === null) return []
  const [ancienne, nouvelle] = [formatMontant(apercu.avant), formatMontant(apercu.apres)]
  return [
    {
      libelle: textes.mensuelle,
      avant: ancienne,
      apres: ancienne === nouvelle ? ancienne : textes.des(nouvelle, formatDate(apercu.depuis)),
    },
  ]
}
