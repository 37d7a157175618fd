import type { ActeGestion, ActesDe, tetes } from '@espace-adherent/contract'
import { addDays, dateAParis } from '@espace-adherent/domain'
import { createActesDeTest } from './actes.ts'
import type { Inject, TestApp } from './index.ts'

export const [CAMILLE, HUGO] = ['camille.martin@example.org', 'hugo.roche@example.org']
export const [JEANNE, JULIEN] = ['jeanne.moreau@example.org', 'julien.martin@example.org']
export const SANTE = '20450001'

/** Of today: the demonstration, which these fill in forms of, is made for the day on which it is. */
export const noon = new Date(`${dateAParis(new Date())}T11:00:00Z`)

export const jour = (decalage: number) => addDays(dateAParis(noon), decalage)

export type Ligne = {
  /** Who sends it; another one the second time, where nobody could send it twice. */
  de: readonly string[]
  /** What is sent the first time (0: refused, then accepted) and the second (1: a piece is asked for). */
  saisie: (call: Inject, rang: 0 | 1) => object | Promise<object>
  /** What comes of it is said or done elsewhere: accepted, it changes nothing by itself. */
  isSansEffet?: true
  /** Nobody may refuse it: what was sent first is what is accepted. */
  isIrrefusable?: true
  /** A clerk answers it, whatever the mode: nobody accepts or refuses it. */
  isEchange?: true
  /** A clerk looks at it first, whatever the mode. */
  isToujoursExaminee?: true
  /** A quote, an advice: papers are kept as it is received. */
  isDevis?: true
}

/** What the lines of a slice are written with. */
export function createOutils(app: () => TestApp) {
  const de = createActesDeTest(app)
  const premier = async (call: Inject, acte: ActeGestion, numeroContrat = SANTE) => {
    const { personnes } = await de.faits(call, acte, numeroContrat)
    return personnes[0]
  }
  return { app, de, premier }
}
export type Outils = ReturnType<typeof createOutils>

/** What is sent of each act of a slice, which its « saisie.testing.ts » exports by this name. */
export type Saisies<S extends (typeof tetes)[number]['slice']> = (
  outils: Outils,
) => Record<ActesDe<S>, Ligne>
