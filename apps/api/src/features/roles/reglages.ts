import {
  changesDe,
  type DomaineBackOffice,
  type DroitsChoisis,
  domainesBackOffice,
  hasPortee,
  isMemeValeur,
  isVerbe,
  libellesAction,
  libellesPortee,
  type Reglage,
  type Role,
  reglageDe,
  type SaisieAccord,
} from '@espace-adherent/domain'
import { textes } from './textes.ts'

/** A role's rights and where they stop, as they are kept with the client. */
export const poser = (
  choisis: DroitsChoisis | null,
  role: Role,
  { droits, portees }: Reglage,
): DroitsChoisis => ({ ...choisis, [role]: { ...choisis?.[role], ...droits, portees } })

/** What a copy begins with: what the server asks for somewhere, and no more. */
export function copieDe(role: Role, choisis: DroitsChoisis | null): Reglage {
  const { droits, portees } = reglageDe(role, choisis)
  const existants = domainesBackOffice.map((domaine) => [
    domaine,
    droits[domaine].filter((action) => isVerbe({ domaine, action })),
  ])
  return { droits: Object.fromEntries(existants), portees }
}

const cle = (genre: keyof Reglage, domaine: DomaineBackOffice) => `${genre}.${domaine}`

/** What differs between two of them, place by place: what a second administrator agrees to. */
export function saisieDe(avant: Reglage, apres: Reglage): SaisieAccord {
  const saisie: SaisieAccord = { avant: {}, apres: {} }
  for (const domaine of changesDe(avant, apres)) {
    const isDroits = !isMemeValeur(avant.droits[domaine], apres.droits[domaine])
    if (isDroits) {
      saisie.avant[cle('droits', domaine)] = avant.droits[domaine]
      saisie.apres[cle('droits', domaine)] = apres.droits[domaine]
    }
    if (hasPortee(domaine) && avant.portees[domaine] !== apres.portees[domaine]) {
      saisie.avant[cle('portees', domaine)] = avant.portees[domaine]
      saisie.apres[cle('portees', domaine)] = apres.portees[domaine]
    }
  }
  return saisie
}

/** With what was agreed to; null: a place has changed since it was asked for. */
export function appliquer(actuel: Reglage, { avant, apres }: SaisieAccord): Reglage | null {
  const suivant = { droits: { ...actuel.droits }, portees: { ...actuel.portees } }
  for (const domaine of domainesBackOffice)
    for (const genre of ['droits', 'portees'] as const) {
      const place = cle(genre, domaine)
      if (!(place in apres)) continue
      const cote: Record<string, unknown> = suivant[genre]
      if (!isMemeValeur(cote[domaine], avant[place])) return null
      cote[domaine] = apres[place]
    }
  return suivant
}

/** Both sides of a change as the history says them, in words. */
export function lignes(avant: Reglage, apres: Reglage) {
  const dire = ({ droits, portees }: Reglage) =>
    Object.fromEntries(
      changesDe(avant, apres).map((domaine) => [
        domaine,
        [
          droits[domaine].map((action) => libellesAction[action]).join(', ') || textes.rien,
          ...(hasPortee(domaine) ? [libellesPortee[portees[domaine]]] : []),
        ].join(' · '),
      ]),
    )
  return { avant: dire(avant), apres: dire(apres) }
}
