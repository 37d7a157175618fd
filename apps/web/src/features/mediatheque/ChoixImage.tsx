import { type Media, urlMedia } from '@espace-adherent/contract/mediatheque/documents.ts'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import css from './mediatheque.module.css'
import { mediasQuery } from './queries.ts'
import { textes } from './textes.ts'
import { Vignette } from './Vignette.tsx'

type ChoixImageProps = {
  /** Its address and its description, empty where it only decorates. */
  onChoose: (image: { src: string; alt: string }) => void
  onClose: () => void
}

/** The pictures of the library, for a text to show one of them. */
export function ChoixImage({ onChoose, onClose }: ChoixImageProps) {
  const query = useQuery(mediasQuery)
  return (
    <Dialog title={textes.choisirImage} onClose={onClose}>
      <Lecture query={query} attente={['10rem']}>
        {({ rows }) => {
          const images = (rows as Media[]).filter(
            ({ typeMime, supprimeLe }) => typeMime.startsWith('image/') && supprimeLe === null,
          )
          if (images.length === 0) return <EmptyState title={textes.choisirImageVide} />
          return (
            <ul className={css.grille}>
              {images.map((media) => (
                <li key={media.id}>
                  <button
                    type="button"
                    className={css.carte}
                    onClick={() => onChoose({ src: urlMedia(media.id), alt: media.alt ?? '' })}
                  >
                    <Vignette media={media} />
                    <strong>{media.titre}</strong>
                    <span className="note anywhere">{media.alt ?? textes.decorative}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }}
      </Lecture>
    </Dialog>
  )
}
