import { type ActeGestion, tetes } from '@espace-adherent/contract/actes'
import type { ComponentType } from 'react'
import { slugDe } from '../../features/actes/index.ts'

type Vues = Partial<Record<ActeGestion, ComponentType>>

/** What each act looks like, by its key, as its slice says; each brings its own code, and this none of it. */
const parSlice = import.meta.glob<Vues>('../../features/{*,*/*}/demarches.ts', { eager: true })
const vues: Vues = Object.assign({}, ...Object.values(parSlice))

/** The same, by their slugs. */
export const demarches: ReadonlyMap<string, ComponentType | undefined> = new Map(
  tetes.map((tete) => [slugDe(tete), vues[tete.key]]),
)
