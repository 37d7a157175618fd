import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { DomaineDelegation } from '../delegation/index.ts'
import { isSoinsOuverts } from '../delegation/index.ts'

/** From that birthday on, care is its owner's secret, even from whoever subscribed. */
export const AGE_SECRET = 16

/**
 * Whether somebody's care is their own secret on that day: the rule reads the date, no job writes
 * it.
 */
export const isAgeSecret = (dateNaissance: DateCalendaire, jour: DateCalendaire): boolean =>
  addYears(dateNaissance, AGE_SECRET) <= jour

/**
 * What is seen of somebody's care: all of it; only what it cost the adherent's account, by month
 * and together with everybody else who is hidden; or nothing.
 */
export type VueSoins = 'detail' | 'totaux' | 'rien'

/** Who reads. */
export type Lecteur = {
  /** Whose space is read: for a relative or for staff who look, the member whose space it is. */
  personneId: string
  isAdherent: boolean
  /** The areas that were opened to a relative; null when nobody looks through somebody else's session. */
  domaines: readonly DomaineDelegation[] | null
}

/** Whose care it is. */
export type PersonneSoignee = {
  id: string
  dateNaissance: DateCalendaire
  /** They agreed that whoever subscribed sees their care, and have not taken it back. */
  isAccord: boolean
}

/**
 * The one rule between people of one contract. Everybody sees their own care whole. A relative
 * reads what its owner opened to them. An adherent sees the care of children under sixteen and of
 * those who agreed; of the others, what came on the account of the contract, by month. A
 * beneficiary sees nobody else's. Care that its owner keeps secret counts in those sums for
 * everybody but its owner.
 */
export function vueSoins(
  personne: PersonneSoignee,
  lecteur: Lecteur,
  jour: DateCalendaire,
  isSecret = false,
): VueSoins {
  const isSoi = personne.id === lecteur.personneId
  if (lecteur.domaines) return isSoi && isSoinsOuverts(lecteur.domaines) ? 'detail' : 'rien'
  if (isSoi) return 'detail'
  if (!lecteur.isAdherent) return 'rien'
  if (isSecret) return 'totaux'
  return personne.isAccord || !isAgeSecret(personne.dateNaissance, jour) ? 'detail' : 'totaux'
}

/**
 * Somebody who is old enough to keep a secret agrees for themselves, where somebody else
 * subscribed.
 */
export const peutConsentir = (
  { dateNaissance }: Pick<PersonneSoignee, 'dateNaissance'>,
  { isAdherent }: Pick<Lecteur, 'isAdherent'>,
  jour: DateCalendaire,
): boolean => !isAdherent && isAgeSecret(dateNaissance, jour)

/**
 * Who may have one care kept secret: its owner, where somebody else could see it, or the adherent
 * for a child whose care they see whole. Only the owner takes it back: if a parent could, nothing
 * would be hidden.
 */
export const gestesSecret = (
  personne: PersonneSoignee,
  lecteur: Lecteur,
  jour: DateCalendaire,
): { peutCacher: boolean; peutMontrer: boolean } => {
  const isSoi = personne.id === lecteur.personneId && lecteur.domaines === null
  const isPourEnfant =
    vueSoins(personne, lecteur, jour) === 'detail' && !isAgeSecret(personne.dateNaissance, jour)
  return {
    peutCacher: lecteur.isAdherent ? !isSoi && isPourEnfant : isSoi,
    peutMontrer: isSoi,
  }
}
