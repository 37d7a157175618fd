import type { Entite, entites } from '@espace-adherent/contract/imports'
import { dateAParis } from '@espace-adherent/domain'
import type { z } from 'zod'
import { offresDe } from '../offres/index.ts'
import { optionsLot } from '../options/index.ts'
import { reseauxDe } from '../reseaux-soins/index.ts'
import { sinistresDe } from '../sinistres/index.ts'
import type { CodeClient } from '../types.ts'
import { comptesDe } from './comptes.ts'
import { contratsDe, cotisationsDuLot } from './contrats.ts'
import type { Groupe } from './groupe.ts'
import { personneDe } from './personnes.ts'
import { soinsDe } from './soins.ts'

/** One record as a file has it. */
export type Brut<E extends Entite> = Fige<z.input<(typeof entites)[E]['schema']>>
type Fige<T> = T extends object ? { readonly [K in keyof T]: Fige<T[K]> } : T
export type Fichiers = { [E in Entite]?: Brut<E>[] }

export type Tirage = {
  now: Date
  /** What was drawn for each account that has a password, by its identifier: in PHC form. */
  motsDePasse: Readonly<Record<string, string>>
}

/** What the insurer's system would send of these people. The same, to the letter, for the same draw. */
export function enregistrementsDe(
  code: CodeClient,
  groupes: readonly Groupe[],
  tirage: Tirage,
): Fichiers {
  const aujourdhui = dateAParis(tirage.now)
  const soins = groupes
    .filter(({ hasSoins }) => hasSoins)
    .map((un) => soinsDe(code, un, aujourdhui))
  return {
    personnes: groupes.flatMap(({ assures }) =>
      assures.personnes.map((une) => personneDe(une, aujourdhui)),
    ),
    contrats: groupes.flatMap((un) => contratsDe(code, un, tirage.now)),
    paiements: soins.flatMap(({ paiements }) => paiements),
    decomptes: soins.flatMap(({ decomptes }) => decomptes),
    cotisations: groupes.flatMap((un) => cotisationsDuLot(code, un, aujourdhui)),
    comptes: groupes.flatMap(({ comptes }) => comptesDe(code, comptes, tirage)),
  }
}

/** What belongs to nobody in particular, and the claims. */
export function catalogueDe(code: CodeClient, now: Date): Fichiers {
  const aujourdhui = dateAParis(now)
  const annee = Number(aujourdhui.slice(0, 4))
  const { renforts } = optionsLot(code, annee)
  return {
    offres: offresDe(code, annee).map((offre) => ({
      ...offre,
      renforts: renforts
        .filter(({ nomOffre }) => nomOffre === offre.nom)
        .map(({ nomOffre: _, ...renfort }) => renfort),
    })),
    reseaux: reseauxDe(code),
    sinistres: sinistresDe(code, aujourdhui),
  }
}
