import { autourDAujourdhui, type RegleDateEffet } from '../calendrier/date-effet.ts'
import { messageTelephone } from '../telephone/index.ts'
import type { Adresse, SaisieAdresse } from './adresse.ts'
import { formatAdresse } from './format.ts'
import { validateAdresse } from './validation.ts'

/** Whether two addresses are one home, however they were typed. */
export const isMemeAdresse = (a: Adresse | null, b: Adresse | null): boolean =>
  a !== null && b !== null && enveloppe(a) === enveloppe(b)

const enveloppe = (adresse: Adresse) => formatAdresse(adresse).join('\n').toLocaleUpperCase('fr')

/** A move may be told up to three months late or six months ahead. */
export const dateDemenagement: RegleDateEffet = {
  plages: [{ libelle: 'Date de votre emménagement', contraintes: autourDAujourdhui(3, 6) }],
}

type SaisieDemenagement = SaisieAdresse & { telephone: string; personnes: readonly string[] }

/** What is wrong, by field; only people who share the address today may move along. */
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
