import type { Entite } from '@espace-adherent/contract/imports'

/** How far a run is, for whoever watches it. What it throws ends the run. */
export type Suivi = {
  /** How many bytes of a file were read. */
  lire(entite: Entite, fichier: string, octets: number): void
  /** Lots of contracts that were written, of how many. */
  fusionner(faits: number, total: number): void
  /** Nothing is under way any more. */
  effacer(): void
}
