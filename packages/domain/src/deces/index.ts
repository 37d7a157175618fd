import type { Faults, ReglesActe } from '../actes/acte.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import { messageDateNaissance, messageSaisieDate, parseDate } from '../calendrier/saisie.ts'
import { messageNom } from '../identite/message-nom.ts'
import { messageTelephone, normalizeTelephone } from '../telephone/index.ts'
import { estCleDe, messageTropLong } from '../validation/index.ts'

/** Who tells us, to the person who has died. */
export const libellesLienDefunt = {
  conjoint: 'Son conjoint ou partenaire',
  enfant: 'Son enfant',
  parent: 'Son père ou sa mère',
  famille: 'Quelqu’un d’autre de sa famille',
  proche: 'Un proche',
  notaire: 'Son notaire',
} as const
export type LienDefunt = keyof typeof libellesLienDefunt
export const isLienDefunt = estCleDe(libellesLienDefunt)

const CONTRAT_MAX = 50

/** Dates as JJ/MM/AAAA. */
export type SaisieDeces = Record<
  'prenom' | 'nom' | 'dateNaissance' | 'contratDefunt' | 'decesLe' | 'lien' | 'telephone',
  string
>

export type Deces = Record<'prenom' | 'nom', string> &
  Record<'dateNaissance' | 'decesLe', DateCalendaire> &
  Record<'contratDefunt' | 'telephone', string | null> & { lien: LienDefunt }

export function validateDeces(s: SaisieDeces, { jour }: Pick<ReglesActe, 'jour'>): Faults {
  const naissance = parseDate(s.dateNaissance)
  return {
    prenom: messageNom('Le prénom', 'Écrivez son prénom')(s.prenom),
    nom: messageNom('Le nom', 'Écrivez son nom')(s.nom),
    dateNaissance: messageDateNaissance(s.dateNaissance, jour),
    contratDefunt: messageTropLong(s.contratDefunt, CONTRAT_MAX),
    decesLe: messageSaisieDate(s.decesLe, {
      required: true,
      max: jour,
      ...(naissance && { min: naissance }),
    }),
    lien: isLienDefunt(s.lien) ? null : 'Choisissez qui vous êtes pour cette personne',
    telephone: messageTelephone(s.telephone, {}),
  }
}

export const normaliseDeces = (s: SaisieDeces): Deces => ({
  prenom: s.prenom.trim(),
  nom: s.nom.trim(),
  dateNaissance: parseDate(s.dateNaissance) ?? '',
  contratDefunt: s.contratDefunt.trim() || null,
  decesLe: parseDate(s.decesLe) ?? '',
  lien: isLienDefunt(s.lien) ? s.lien : 'proche',
  telephone: normalizeTelephone(s.telephone),
})
