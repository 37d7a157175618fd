import type { Faults, ReglesActe } from '../actes/acte.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { messageDateLibre, parseDate } from '../calendrier/saisie.ts'
import { estCleDe, messageRecit, messageTropLong, RECIT_MAX } from '../validation/index.ts'

/** What a complaint is about, in the words of whoever complains. */
export const libellesObjetReclamation = {
  remboursement: 'Un remboursement',
  cotisation: 'Une cotisation ou un prélèvement',
  contrat: 'Mon contrat ou mes garanties',
  accueil: 'Un échange avec vos services',
  espace: 'Mon espace en ligne',
  autre: 'Autre chose',
} as const
export type ObjetReclamation = keyof typeof libellesObjetReclamation
export const isObjetReclamation = estCleDe(libellesObjetReclamation)

/** The cause that the insurer finds: the register serves to mend what keeps coming back. */
export const libellesCauseReclamation = {
  delai: 'Délai trop long',
  erreur: 'Erreur de traitement',
  information: 'Information insuffisante',
  accueil: 'Qualité de l’échange',
  garantie: 'Garantie ou tarif du contrat',
  technique: 'Incident technique',
  sansFondement: 'Aucun manquement constaté',
} as const
export type CauseReclamation = keyof typeof libellesCauseReclamation
export const causesReclamation = Object.keys(libellesCauseReclamation) as CauseReclamation[]

/** `depuis` as JJ/MM/AAAA; empty: they do not remember. */
export type SaisieReclamation = Record<'objet' | 'depuis' | 'message' | 'attendu', string> & {
  pieces: readonly unknown[]
}

export type Reclamation = {
  objet: ObjetReclamation
  depuis: DateCalendaire | null
  message: string
  attendu: string | null
}

export const PIECES_RECLAMATION_MAX = 5

export const validateReclamation = (
  s: SaisieReclamation,
  { jour }: Pick<ReglesActe, 'jour'>,
): Faults => ({
  objet: isObjetReclamation(s.objet) ? null : 'Choisissez ce que concerne votre réclamation',
  depuis: messageDepuis(s.depuis, jour),
  message: messageRecit(
    s.message,
    'Racontez-nous ce qui s’est passé, pour que nous puissions vous répondre',
  ),
  attendu: messageTropLong(s.attendu, RECIT_MAX),
  pieces:
    s.pieces.length > PIECES_RECLAMATION_MAX
      ? `Joignez au plus ${PIECES_RECLAMATION_MAX} documents\u00a0: vous pourrez en envoyer d’autres ensuite, en nous écrivant avec la référence de votre réclamation`
      : null,
})

/** What has not happened yet is nothing to complain of. */
const messageDepuis = (saisie: string, jour: DateCalendaire): string | null =>
  (parseDate(saisie) ?? '') > jour
    ? 'Indiquez un jour passé, ou aujourd’hui\u00a0: une réclamation porte sur ce qui est arrivé'
    : messageDateLibre(saisie)

export const normaliseReclamation = (s: SaisieReclamation): Reclamation => ({
  objet: isObjetReclamation(s.objet) ? s.objet : 'autre',
  depuis: parseDate(s.depuis),
  message: s.message.trim(),
  attendu: s.attendu.trim() || null,
})
