export { fr } from '../../src/installer/contenus/typographie.ts'

/** What the texts of an insurer's pages must know of it. */
export type Organisme = {
  nom: string
  statut: string
  siren: string
  siege: string
  telephone: string
  horaires: string
  courriel: string
  delegue: string
  direction: string
  mediateur: string
  espace: string
  /** Name, address and telephone. */
  hebergeur: string
  /** Who treats data for the insurer, and what they do. */
  sousTraitants: readonly string[]
}

export type ContenuDemo = { bloc: string; name: string; title: string; content: string }
