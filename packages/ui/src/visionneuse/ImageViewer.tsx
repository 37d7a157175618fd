import {
  IconChevronLeft,
  IconChevronRight,
  IconPhotoOff,
  IconRotateClockwise,
} from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { FIT, ToolButton, Toolbar, ZoomTools } from './Toolbar.tsx'
import { textes } from './textes.ts'
import css from './visionneuse.module.css'

export type ImageVue = {
  src: string
  /** What it shows, for those who do not see it. */
  alt: string
}

/** One picture at a time, larger, smaller, turned; the others are one key away. */
export function ImageViewer({ images }: { images: readonly ImageVue[] }) {
  const [rang, setRang] = useState(0)
  const image = images[Math.min(rang, images.length - 1)]
  if (!image) return <EmptyState title={textes.aucuneImage} />
  return (
    <div className="stack slim gap-12">
      {images.length > 1 && (
        <Toolbar>
          <ToolButton
            label={textes.precedente}
            disabled={rang === 0}
            onClick={() => setRang(rang - 1)}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
          </ToolButton>
          <output className={css.zoom}>{textes.rang(rang + 1, images.length)}</output>
          <ToolButton
            label={textes.suivante}
            disabled={rang === images.length - 1}
            onClick={() => setRang(rang + 1)}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
          </ToolButton>
        </Toolbar>
      )}
      {/* Another picture starts straight and whole. */}
      <Picture key={image.src} image={image} />
    </div>
  )
}

function Picture({ image }: { image: ImageVue }) {
  const [zoom, setZoom] = useState(FIT)
  const [turns, setTurns] = useState(0)
  const [isMissing, setMissing] = useState(false)
  if (isMissing)
    return (
      <EmptyState
        icon={<IconPhotoOff size={32} stroke={1.5} aria-hidden="true" />}
        title={textes.imageAbsente}
      />
    )
  return (
    <>
      <Toolbar>
        <ZoomTools zoom={zoom} onZoom={setZoom} />
        <ToolButton label={textes.pivoter} onClick={() => setTurns((turns + 1) % 4)}>
          <IconRotateClockwise size={20} stroke={1.75} aria-hidden="true" />
        </ToolButton>
      </Toolbar>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard */}
      <section className={css.stage} tabIndex={0} aria-label={image.alt}>
        <img
          src={image.src}
          alt={image.alt}
          className={css.image}
          style={{ width: `${zoom}%`, rotate: `${turns * 90}deg` }}
          onError={() => setMissing(true)}
        />
      </section>
    </>
  )
}
