/** What a client must have before visitors meet it. Each point is computed, and none is ticked by hand. */
export const pointsOuverture = [
  'argent',
  'legaux',
  'contenus',
  'fournisseur',
  'identite',
  'charte',
  'essai',
  'droits',
] as const
export type PointOuverture = (typeof pointsOuverture)[number]

/** `attend`: somebody else's agreement is missing, and nothing of one's own. */
export type EtatPoint = 'pret' | 'manque' | 'attend'

export const restants = (points: readonly { etat: EtatPoint }[]): number =>
  points.filter(({ etat }) => etat !== 'pret').length

/** « [À compléter : nom du médiateur] »: what stands between brackets is still to be written. */
export const trousDe = (texte: string): string[] =>
  [...texte.matchAll(/\[([^[\]]{2,300})\]/g)].map(([, dedans = '']) => dedans.trim())

const sansAccents = (texte: string) => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text still speaks of another: a whole word of it, whatever the capitals and accents. */
export function isNomme(texte: string, noms: readonly string[]): boolean {
  const cherche = sansAccents(texte)
  return noms.some((nom) => {
    const mot = sansAccents(nom.trim()).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return (
      mot !== '' && new RegExp(`(?<![\\p{L}\\p{N}])${mot}(?![\\p{L}\\p{N}])`, 'u').test(cherche)
    )
  })
}
