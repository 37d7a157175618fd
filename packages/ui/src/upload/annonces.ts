import type { FileAttente, Piece, Refus } from '@espace-adherent/domain/fichiers'
import { textes } from './textes.ts'

/** What those who listen are told when the queue goes from one state to the next. */
export function annonces(
  avant: FileAttente,
  apres: FileAttente,
  refus: readonly Refus[] = [],
): string {
  const restees = apres.flatMap((piece) =>
    nouvelle(
      avant.find(({ id }) => id === piece.id),
      piece,
    ),
  )
  const parties = avant
    .filter(({ id }) => apres.every((piece) => piece.id !== id))
    .map(({ nom }) => textes.annonceRetire(nom))
  const refusees = refus.map(({ nom, message }) => textes.annonceRefus(nom, message))
  return [...parties, ...restees, ...refusees].join(' ')
}

function nouvelle(avant: Piece | undefined, piece: Piece): string[] {
  const isMeme = avant?.etat === piece.etat && avant.essai === piece.essai
  if (isMeme || piece.etat === 'queued') return []
  if (piece.etat === 'uploading') return [textes.annonceDebut(piece.nom)]
  if (piece.resultat === 'success') return [textes.annonceEnvoye(piece.nom)]
  if (piece.resultat === 'cancelled') return [textes.annonceAnnule(piece.nom)]
  return [textes.annonceEchec(piece.nom, piece.message)]
}
