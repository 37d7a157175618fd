import {
  type ActionPiece,
  actionsPiece,
  formatPoids,
  type Piece,
  type TypeFichier,
  typeFichier,
} from '@espace-adherent/domain/fichiers'
import {
  IconFile,
  IconFileText,
  IconFileTypePdf,
  IconPhoto,
  IconPresentation,
  IconTable,
} from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { EtatPieceLigne } from './EtatPieceLigne.tsx'
import { textes } from './textes.ts'
import css from './upload.module.css'
import { useLisibilite } from './useLisibilite.ts'

const icones = {
  images: IconPhoto,
  document: IconFileText,
  pdf: IconFileTypePdf,
  presentation: IconPresentation,
  tableur: IconTable,
  autre: IconFile,
} as const satisfies Record<TypeFichier, unknown>

type PieceItemProps = {
  piece: Piece<File>
  isPhoto: boolean
  isDisabled: boolean
  onAction: (action: ActionPiece, piece: Piece<File>) => void
}

export function PieceItem({ piece, isPhoto, isDisabled, onAction }: PieceItemProps) {
  const { lisibilite, apercu } = useLisibilite(isPhoto ? piece.source : null)
  const item = useRef<HTMLLIElement>(null)
  const focused = useRef<EventTarget | null>(null)
  useLayoutEffect(() => {
    // The button in hand went away with the state it belonged to: the hand goes to the next one.
    if (!(focused.current instanceof Node) || focused.current.isConnected) return
    item.current?.querySelector('button')?.focus()
  })
  const type = typeFichier(piece.nom)
  const Icone = icones[type]
  return (
    <li
      ref={item}
      className={css.piece}
      data-etat={piece.etat === 'uploaded' ? piece.resultat : piece.etat}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onBlur={() => {
        focused.current = null
      }}
    >
      <span className={css.type} data-type={type} aria-hidden="true">
        {apercu ? (
          <img src={apercu} alt="" className={css.apercu} />
        ) : (
          <Icone size={22} stroke={1.5} />
        )}
      </span>
      <div className={css.corps}>
        <p className={css.nom}>
          {piece.nom}{' '}
          <span className="note tabular nowrap">
            {formatPoids(piece.taille)}
            {lisibilite === 'lisible' && `, ${textes.lisibilite.lisible}`}
          </span>
        </p>
        <EtatPieceLigne piece={piece} />
        {lisibilite && lisibilite !== 'lisible' && (
          <p className={css.etat}>{textes.lisibilite[lisibilite]}</p>
        )}
      </div>
      {!isDisabled && (
        <div className={css.actions}>
          {actionsPiece(piece).map((action) => (
            <Button
              key={action}
              size="sm"
              variant="quiet"
              aria-label={textes.quelFichier(textes[action], piece.nom)}
              onClick={() => onAction(action, piece)}
            >
              {textes[action]}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
