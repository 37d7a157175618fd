import {
  type DossierTraitement,
  piecesTraitementResource,
} from '@espace-adherent/contract/demandes/gestion'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { EmptyState, Notice, Skeleton } from '@espace-adherent/ui/feedback'
import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyView } from '../../../platform/chunks/index.ts'
import css from './dossier.module.css'
import { Medicale } from './Medicale.tsx'
import { jourDe } from './moments.ts'
import { Secret } from './Secret.tsx'
import { textes } from './textes.ts'

/** The reader of documents is large: it comes with the first of them. */
const PieceVue = lazyView(() => import('./PieceVue.tsx'), {
  meanwhile: <Skeleton height="24rem" />,
})

/** The documents of a request, one at a time beside their names. */
export function Pieces({
  dossier: { id, pieces, attentesDetail },
}: {
  dossier: DossierTraitement
}) {
  const [choisie, setChoisie] = useState(pieces[0]?.remoteFileName)
  const piece = pieces.find(({ remoteFileName }) => remoteFileName === choisie) ?? pieces[0]
  const attendues = attentesDetail
    .filter(({ nature, reponduLe }) => nature === 'piece' && reponduLe === null)
    .map(({ id: attente, libelle, echeance }) => (
      <Notice
        key={attente}
        tone="warning"
        title={textes.pieceAttendue(libelle, formatDate(echeance))}
      />
    ))
  if (!piece) return attendues.length > 0 ? attendues : <EmptyState title={textes.sansPiece} />
  return (
    <div className="stack gap-16 single">
      {attendues}
      <fieldset className={css.pieces}>
        <legend className="visually-hidden">{textes.pieces}</legend>
        {pieces.map(({ remoteFileName, nom }) => (
          <button
            key={remoteFileName}
            type="button"
            className={css.piece}
            aria-pressed={remoteFileName === piece.remoteFileName}
            onClick={() => setChoisie(remoteFileName)}
          >
            <IconFileText size={18} stroke={1.75} aria-hidden="true" />
            {nom}
          </button>
        ))}
      </fieldset>
      <p className={css.discret}>{textes.pieceRecue(piece.libelle, jourDe(piece.le))}</p>
      {piece.isMedicale && <Medicale key={piece.remoteFileName} piece={piece} />}
      <Secret
        key={`secret-${piece.remoteFileName}`}
        cible={{ demande: id, nature: 'piece', cible: piece.remoteFileName }}
        dit={piece}
      />
      {piece.isLisible && (
        <PieceVue
          key={piece.remoteFileName}
          asked={{
            resource: piecesTraitementResource,
            verb: 'visionneuse',
            params: { id: piece.remoteFileName },
            titre: piece.nom,
          }}
        />
      )}
    </div>
  )
}
