import { type Media, urlMedia } from '@espace-adherent/contract/mediatheque/documents.ts'
import { IconFileTypePdf, IconTrash } from '@tabler/icons-react'
import css from './mediatheque.module.css'

/** The picture itself; what is no picture, or is in the trash, is drawn. */
export function Vignette({ media }: { media: Media }) {
  const isImage = media.typeMime.startsWith('image/')
  return (
    <span className={css.vignette}>
      {media.supprimeLe !== null ? (
        <IconTrash size={40} stroke={1.25} aria-hidden="true" />
      ) : isImage ? (
        // Its title is said beside it.
        <img src={`${urlMedia(media.id)}?v=${media.empreinte}`} alt="" loading="lazy" />
      ) : (
        <IconFileTypePdf size={40} stroke={1.25} aria-hidden="true" />
      )}
    </span>
  )
}
