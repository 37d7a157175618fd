import { addYears } from '../calendrier/calcul.ts'
import { type DateCalendaire, dateAParis } from '../calendrier/date.ts'
import { messageSaisieDate } from '../calendrier/saisie.ts'
import type { CodeEdition, NatureDocument } from '../documents/index.ts'
import { isEmail } from '../identite/email.ts'
import { messageNom } from '../identite/message-nom.ts'

/** What of somebody's space a relative may be let read. */
export const domainesDelegation = [
  'remboursements',
  'documents',
  'contrats',
  'carte',
  'cotisations',
  'demarches',
] as const
export type DomaineDelegation = (typeof domainesDelegation)[number]

export const libellesDomaineDelegation: Record<DomaineDelegation, string> = {
  remboursements: 'Remboursements',
  documents: 'Documents',
  contrats: 'Contrats et garanties',
  carte: 'Carte de tiers payant',
  cotisations: 'Cotisations',
  demarches: 'Suivi des démarches',
}

/** What each of them shows, told to whoever chooses. */
export const detailsDomaineDelegation: Record<DomaineDelegation, string> = {
  remboursements: 'Les soins, les montants remboursés et leurs versements.',
  documents:
    'Les attestations\u00a0; les courriers et les relevés de soins seulement avec les remboursements.',
  contrats: 'Les contrats et leurs garanties.',
  carte: 'La carte, à montrer ou à imprimer.',
  cotisations: 'Les échéances, payées et à venir.',
  demarches:
    'Où en sont les demandes\u00a0; celles qui touchent aux soins seulement avec les remboursements.',
}

export const etatsDelegation = ['invitee', 'acceptee', 'refusee', 'revoquee', 'terminee'] as const
export type EtatDelegation = (typeof etatsDelegation)[number]

/** Invitations and delegations that one person may have open. */
export const DELEGATIONS_MAX = 5
/** How long the link of an invitation can be followed, and no longer than what it gives. */
export const INVITATION_JOURS = 7

export type Invitation = {
  nom: string
  email: string
  domaines: readonly DomaineDelegation[]
  /** JJ/MM/AAAA, as it was typed. */
  fin: string
}

/** The last day for which read access can be given. */
export const finMaxDelegation = (now: Date): DateCalendaire => addYears(dateAParis(now), 1)

export const validateInvitation = ({ nom, email, domaines, fin }: Invitation, now: Date) => ({
  nom: messageNom('Le nom de votre proche')(nom),
  email:
    email.trim() === ''
      ? 'L’adresse e-mail de votre proche est obligatoire'
      : isEmail(email.trim())
        ? null
        : 'L’adresse e-mail doit s’écrire comme nom@exemple.fr',
  domaines: domaines.length === 0 ? 'Choisissez au moins une partie de votre espace' : null,
  fin: messageSaisieDate(fin, {
    required: true,
    min: dateAParis(now),
    max: finMaxDelegation(now),
  }),
})

/**
 * Health care is a secret of its own: wherever it stands, it goes with the area of reimbursements.
 */
export const isSoinsOuverts = (domaines: readonly DomaineDelegation[]) =>
  domaines.includes('remboursements')

const editionsSoins: readonly CodeEdition[] = ['relevePrestations', 'releveRemboursements']

/** Papers of the whole contract that a relative may open; what they tell of others is left out. */
export const editionsDeleguees = (domaines: readonly DomaineDelegation[]): CodeEdition[] => [
  'attestation',
  ...(domaines.includes('carte') ? (['carteTp'] as const) : []),
  ...(isSoinsOuverts(domaines) ? editionsSoins : []),
]

/** Never those about contributions: they tell which account pays. */
export const naturesDeleguees = (
  domaines: readonly DomaineDelegation[],
): (NatureDocument | 'courrier')[] => [
  'contrat',
  'attestations',
  ...(isSoinsOuverts(domaines) ? (['remboursements', 'courrier'] as const) : []),
]

/** Whether requests that an area shows are shown to a relative: those about the account, or the bank, are in none. */
export const isDelegue = (
  domaine: 'jamais' | DomaineDelegation,
  domaines: readonly DomaineDelegation[],
): boolean => domaine !== 'jamais' && domaines.includes(domaine)
