import { autourDAujourdhui, type RegleDateEffet } from '../calendrier/date-effet.ts'
import { messageTelephone } from '../telephone/message.ts'
import type { Adresse, SaisieAdresse } from './adresse.ts'
import { formatAdresse } from './format.ts'
import { validateAdresse } from './validation.ts'

/** One home, however it was typed: letters arrive in the same box. */
export const isMemeAdresse = (a: Adresse | null, b: Adresse | null): boolean =>
  a !== null && b !== null && enveloppe(a) === enveloppe(b)

const enveloppe = (adresse: Adresse) => formatAdresse(adresse).join('\n').toLocaleUpperCase('fr')

/** Told late or ahead: three months back, six months on. */
export const dateDemenagement: RegleDateEffet = {
  plages: [{ libelle: 'Date de votre emménagement', contraintes: autourDAujourdhui(3, 6) }],
}

type SaisieDemenagement = SaisieAdresse & { telephone: string; personnes: readonly string[] }

/** What is wrong, field by field; only those who share the address today can be moved along. */
export const validateDemenagement = (
  saisie: SaisieDemenagement,
  foyer: readonly { id: string }[],
) => ({
  ...validateAdresse(saisie),
  telephone: messageTelephone(saisie.telephone, {}),
  personnes: saisie.personnes.every((id) => foyer.some((membre) => membre.id === id))
    ? null
    : 'Vous ne pouvez pas changer l’adresse de cette personne',
})
