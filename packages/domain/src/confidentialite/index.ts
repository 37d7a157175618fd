import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { DomaineDelegation } from '../delegation/index.ts'
import { isSoinsOuverts } from '../delegation/index.ts'

/** From that birthday on, care is its owner's secret, even from whoever subscribed. */
export const AGE_SECRET = 16

/** Whether somebody's care is their own secret on that day: it comes with a date, and by no job. */
export const isAgeSecret = (dateNaissance: DateCalendaire, jour: DateCalendaire): boolean =>
  addYears(dateNaissance, AGE_SECRET) <= jour

/**
 * What is seen of somebody's care: all of it; nothing but what it brought on the account of whoever subscribed, a month
 * at a time and together with that of everybody else who is hidden; nothing at all.
 */
export type VueSoins = 'detail' | 'totaux' | 'rien'

/** Whoever reads. */
export type Lecteur = {
  /** Whose space is read: of a relative who looks, or of staff who see it as its member does, the member. */
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
 * The one rule between people of one contract. One's own care is seen whole. A relative reads what its owner
 * opened to them, and nobody else's. Whoever subscribed sees that of children under sixteen, and that of whoever agreed;
 * of the others, what came on the account of the contract, by month. A beneficiary sees nobody else. Care that was asked
 * to be kept secret counts in those sums, for everybody but its owner.
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

/** One agrees for oneself, of age to keep a secret, and where somebody else subscribed. */
export const peutConsentir = (
  { dateNaissance }: Pick<PersonneSoignee, 'dateNaissance'>,
  { isAdherent }: Pick<Lecteur, 'isAdherent'>,
  jour: DateCalendaire,
): boolean => !isAdherent && isAgeSecret(dateNaissance, jour)

/**
 * Who may have one care kept secret: its owner, where somebody else could see it, or whoever subscribed for a child
 * whom they see whole. Only its owner takes it back: a parent who could would have hidden nothing.
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
