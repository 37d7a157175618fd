import type { DateCalendaire } from '../calendrier/date.ts'
import type { Famille } from './famille.ts'
import type { Garantie, Regle } from './garantie.ts'

/** How a reinforcement changes one guarantee of an offer, or the guarantee that it adds. */
export type Apport = {
  cle: string
  /** A higher rate replaces a lower one; a sum for a unit or a year is added. */
  regle: Extract<Regle, { type: 'brss' | 'forfait' | 'enveloppe' }>
  /** For a guarantee that the offer lacks: its name and heading. */
  nouvelle?: { libelle: string; famille: Famille }
}

/** How a reinforcement multiplies the sum of a provident promise. */
export type ApportEngagement = { engagement: string; fois: number }

/** A reinforcement that a contract holds, both days included; null: without an end. */
export type RenfortTenu = {
  libelle: string
  du: DateCalendaire
  au: DateCalendaire | null
  apports: readonly (Apport | ApportEngagement)[]
}

/** A reinforcement pays on the days that it is held, and on no other. */
export const renfortsLe = (
  renforts: readonly RenfortTenu[],
  jour: DateCalendaire,
): readonly RenfortTenu[] =>
  renforts.filter(({ du, au }) => du <= jour && (au === null || jour <= au))

type Renfort = Pick<RenfortTenu, 'libelle' | 'apports'>

/** The guarantees of an offer with reinforcements, in the offer's order; new ones come last. */
export function renforcer(
  garanties: readonly Garantie[],
  renforts: readonly Renfort[],
): readonly Garantie[] {
  let renforcees = garanties
  for (const { libelle, apports } of renforts)
    for (const apport of apports)
      if ('regle' in apport) renforcees = avecApport(renforcees, apport, libelle)
  return renforcees
}

function avecApport(
  garanties: readonly Garantie[],
  { cle, regle, nouvelle }: Apport,
  par: string,
): readonly Garantie[] {
  if (garanties.some((garantie) => garantie.cle === cle))
    return garanties.map((garantie) => {
      if (garantie.cle !== cle) return garantie
      const apres = ajouter(garantie.regle, regle)
      // A reinforcement that changes nothing is not named.
      return apres === garantie.regle
        ? garantie
        : { ...garantie, regle: apres, renforts: [...(garantie.renforts ?? []), par] }
    })
  return nouvelle ? [...garanties, { cle, ...nouvelle, regle, renforts: [par] }] : garanties
}

/** Never less than the guarantee alone; what cannot be added changes nothing. */
function ajouter(avant: Regle, apport: Apport['regle']): Regle {
  if (avant.type === 'aucune') return apport
  if (avant.type === 'brss' && apport.type === 'brss')
    return apport.taux > avant.taux ? apport : avant
  if (avant.type === 'forfait' && apport.type === 'forfait')
    return { ...avant, montant: avant.montant + apport.montant }
  if (avant.type === 'enveloppe' && apport.type === 'enveloppe')
    return { ...avant, montant: avant.montant + apport.montant }
  // The ticket modérateur, all that it paid, is due besides the yearly sum.
  if (avant.type === 'brss' && avant.taux <= 100 && apport.type === 'enveloppe') return apport
  return avant
}

/** « avec « Renfort Optique » et « Cure thermale » »: the names are the insurer's. */
export const formatRenforts = (libelles: readonly string[]): string =>
  `avec ${libelles.map((libelle) => `«\u00a0${libelle}\u00a0»`).join(' et ')}`
