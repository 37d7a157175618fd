import { addYears } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { Geste } from '../demandes/transitions.ts'
import { isMemeNom } from '../identite/nom.ts'

/** What is needed to tell whether two records are one person. */
export type FichePersonne = {
  id: string
  nom: string
  /** Birth name, when it is another. */
  nomPatronymique: string | null
  prenom: string
  dateNaissance: string
  /** Keyed hash of the number of the social security. */
  nirEmpreinte: string | null
}

/** What is known of a member of staff, who may be a member too. */
export type Entourage = {
  compteId: string
  email: string
  /** Their own record; null: no contract of this insurer is known to cover them. */
  personne: FichePersonne | null
  /** Records that may be theirs too. */
  homonymes: readonly FichePersonne[]
  /** Who is or was on which contract: theirs, and those of the people below. */
  couvertures: readonly { numeroContrat: string; personneId: string }[]
  /** Accounts of all these people. */
  comptes: readonly { id: string; personneId: string }[]
  /** Spaces opened by one account to another, today. */
  delegations: readonly { compteId: string; mandataireId: string }[]
}

/** The people whose files somebody leaves to a colleague, and why. */
export type Cercle = {
  soi: Proches & { emails: readonly string[] }
  contrat: Proches
  delegation: Proches
}
type Proches = {
  comptes: readonly string[]
  personnes: readonly string[]
  contrats: readonly string[]
}

/**
 * Whether two records are one person: same number, or, where one has none, same name and day of
 * birth. Different numbers are different people, whatever their names.
 */
export function isMemeFiche(une: FichePersonne, autre: FichePersonne): boolean {
  if (une.id === autre.id) return true
  if (une.nirEmpreinte !== null && autre.nirEmpreinte !== null)
    return une.nirEmpreinte === autre.nirEmpreinte
  return (
    une.dateNaissance === autre.dateNaissance &&
    noms(une).some((nom) => noms(autre).some((sien) => isMemeNom(nom, sien)))
  )
}

const noms = ({ prenom, nom, nomPatronymique }: FichePersonne) =>
  [nom, nomPatronymique].flatMap((un) => (un === null ? [] : [{ prenom, nom: un }]))

/**
 * Everybody whose files they leave: themselves under every record and account; everybody on their
 * contracts, former members included, on whatever contract; whoever shares an access to a space
 * with them.
 */
export function cercleDe(entourage: Entourage): Cercle {
  const { compteId, email, personne, couvertures, comptes, delegations } = entourage
  const siens = personne
    ? [personne, ...entourage.homonymes.filter((autre) => isMemeFiche(personne, autre))]
    : []
  const moi = uniques(siens.map(({ id }) => id))
  const contratsDe = (personnes: readonly string[]) =>
    uniques(
      couvertures.flatMap(({ personneId, numeroContrat }) =>
        personnes.includes(personneId) ? [numeroContrat] : [],
      ),
    )
  const comptesDe = (personnes: readonly string[]) =>
    comptes.flatMap(({ id, personneId }) => (personnes.includes(personneId) ? [id] : []))
  const mesContrats = contratsDe(moi)
  const mesComptes = uniques([compteId, ...comptesDe(moi)])
  const proches = uniques(
    couvertures.flatMap(({ personneId, numeroContrat }) =>
      mesContrats.includes(numeroContrat) && !moi.includes(personneId) ? [personneId] : [],
    ),
  )
  const delegues = uniques(
    delegations.flatMap(({ compteId: chez, mandataireId }) => {
      if (mesComptes.includes(chez)) return [mandataireId]
      return mesComptes.includes(mandataireId) ? [chez] : []
    }),
  )
  const personnesDeleguees = uniques(
    comptes.flatMap(({ id, personneId }) => (delegues.includes(id) ? [personneId] : [])),
  )
  return {
    soi: { comptes: mesComptes, personnes: moi, contrats: [], emails: [email.toLowerCase()] },
    contrat: {
      comptes: comptesDe(proches),
      personnes: proches,
      contrats: contratsDe([...moi, ...proches]),
    },
    delegation: {
      comptes: delegues,
      personnes: personnesDeleguees,
      contrats: contratsDe(personnesDeleguees),
    },
  }
}

const uniques = (textes: readonly string[]) => [...new Set(textes)]

/**
 * How long an access that has ended still counts. Otherwise somebody could end it, decide, and be
 * let in again the same day.
 */
export const debutDeport = (jour: DateCalendaire): DateCalendaire => addYears(jour, -1)

/** Why somebody leaves a file to a colleague. */
export const liens = ['soi', 'contrat', 'delegation'] as const
export type Lien = (typeof liens)[number]

/** Whom a decision of staff is about, as far as it says. */
export type Concerne = {
  compteId?: string | null
  personneId?: string | null
  /** One or several: what was typed by somebody without an account counts too. */
  contrats?: readonly (string | null)[]
  /** Where they are written to, when they have no account. */
  email?: string | null
}

/** What ties somebody to a file; null: nothing known. */
export function lienAvec(
  cercle: Cercle,
  { compteId, personneId, contrats = [], email }: Concerne,
): Lien | null {
  if (email && cercle.soi.emails.includes(email.toLowerCase())) return 'soi'
  const has = (ceux: readonly string[], un: string | null | undefined) => !!un && ceux.includes(un)
  return (
    liens.find((lien) => {
      const proches = cercle[lien]
      return (
        has(proches.comptes, compteId) ||
        has(proches.personnes, personneId) ||
        contrats.some((contrat) => has(proches.contrats, contrat))
      )
    }) ?? null
  )
}

export const isConcerne = (cercle: Cercle, concerne: Concerne): boolean =>
  lienAvec(cercle, concerne) !== null

/** The gestures that somebody concerned may still do: give back what they have. */
export const isPermisAuConcerne = (geste: Geste | 'noter', isChezEux: boolean): boolean =>
  geste === 'rendre' && isChezEux

/** Said to whoever tried, and where the gesture would be. */
export const refusDeport: Record<Lien, string> = {
  soi: 'Ce dossier est le vôtre\u00a0: un collègue doit s’en charger',
  contrat:
    'Ce dossier concerne votre contrat ou une personne qui y figure\u00a0: un collègue doit s’en charger',
  delegation:
    'Ce dossier est celui d’un proche avec qui vous partagez un accès, ou l’avez partagé depuis un an\u00a0: un collègue doit s’en charger',
}
