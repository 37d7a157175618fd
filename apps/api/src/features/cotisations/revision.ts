import type { ActeGestion } from '@espace-adherent/contract'
import {
  type ChangementPrix,
  cotisationMensuelle,
  type DateCalendaire,
  dateAParis,
  formatDate,
  formatMontant,
  type LigneAvenir,
  type LigneResume,
  moisDeRevision,
  reviserEcheances,
} from '@espace-adherent/domain'
import type { Change, CleContrat, Ecriture } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { findFutur } from './avenir.repository.ts'
import { avenirLe, changementDe, type Futur, readFutur } from './avenir.ts'
import { findCompteTenu, findReservees, saveRevision } from './reports.repository.ts'
import { textes } from './textes.ts'

/**
 * The instalments to come, once what the contract is made of has been changed from that day on. Their
 * schedule is told as they change, which for a change that was planned is long after it was asked for: until
 * then it may be cancelled.
 */
export async function reviserCotisations(
  e: Ecriture,
  cle: CleContrat,
  { effet, prevenuLe }: { effet: DateCalendaire; prevenuLe: Date },
): Promise<Change | null> {
  const tarification = await findFutur(e, cle, [])
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

/** A change that is being asked for, or taken up again: what its preview says of the price. */
export type Voulu = {
  acte: ActeGestion
  data: object
  effetLe: DateCalendaire
  /** Of one that is planned already: it stands where it stood. */
  demandeId?: string | null | undefined
}

/**
 * What a recap says of it: from what will be paid by then to what will be paid with it, everything planned counted;
 * nothing where the offer has no price.
 */
export function ligneCotisation(
  futur: Futur | null,
  { acte, data, effetLe, demandeId }: Voulu,
  jour: DateCalendaire,
): LigneResume[] {
  const changement: ChangementPrix | null = changementDe(acte, data)
  if (!futur || !changement) return []
  const deja = futur.prevus.find(({ cle }) => cle === demandeId)
  const cle = deja?.cle ?? ''
  const voulu = { cle, effetLe, rang: deja?.rang ?? Number.MAX_SAFE_INTEGER, changement }
  const autres = futur.prevus.filter((prevu) => prevu !== deja)
  // What counts from a day that has passed is compared with what that day cost.
  const { lignes } = avenirLe(futur, effetLe < jour ? effetLe : jour, [...autres, voulu])
  const ligne = lignes.find((une) => une.cle === cle)
  return ligne ? ligneMensuelle(ligne) : []
}

/**
 * What requests that are planned say of the price: what they do to it today, with everything else that is planned. What was
 * said as each was asked for may be so no more.
 */
export async function lignesDuJour(
  sealer: Sealer,
  db: Executor,
  cle: CleContrat,
  jour: DateCalendaire,
): Promise<(demandeId: string, lignes: readonly LigneResume[]) => LigneResume[]> {
  const futur = await readFutur(sealer, db, cle)
  const avenir = futur && avenirLe(futur, jour)
  return (demandeId, lignes) => {
    const prix = avenir?.lignes.find((ligne) => ligne.cle === demandeId)
    return lignes.flatMap((ligne) =>
      prix && ligne.libelle === textes.mensuelle ? ligneMensuelle(prix) : [ligne],
    )
  }
}

function ligneMensuelle({
  avant,
  apres,
  depuis,
  isSansEffet,
}: Pick<LigneAvenir, 'avant' | 'apres' | 'depuis' | 'isSansEffet'>): LigneResume[] {
  if (avant === null || apres === null || isSansEffet) return []
  const [ancienne, nouvelle] = [formatMontant(avant), formatMontant(apres)]
  return [
    {
      libelle: textes.mensuelle,
      avant: ancienne,
      apres: ancienne === nouvelle ? ancienne : textes.des(nouvelle, formatDate(depuis)),
    },
  ]
}
