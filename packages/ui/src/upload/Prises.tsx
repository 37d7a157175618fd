import { IconCamera, IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import { type ComponentProps, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { textes } from './textes.ts'
import css from './upload.module.css'

/** A finger rather than a mouse: a phone, or a tablet, has a camera that looks at what lies before it. */
export const hasCamera = () => window.matchMedia('(pointer: coarse)').matches

type PrisesProps = Pick<ComponentProps<typeof Button>, 'id' | 'ref' | 'disabled' | 'onBlur'> & {
  describedBy: string
  isRequired: boolean
  onFiles: (files: readonly File[]) => void
}

/**
 * A sheet is photographed at once; what was photographed before, or came as a file, stands beside. The phone’s own camera
 * opens: where it is refused, the two others are there.
 */
export function Prises({ describedBy, isRequired, onFiles, disabled, ...bouton }: PrisesProps) {
  return (
    <div className={css.prises}>
      <Prise
        {...bouton}
        disabled={disabled}
        variant="primary"
        aria-describedby={describedBy}
        icon={<IconCamera size={22} stroke={1.75} aria-hidden="true" />}
        fichiers={{ accept: 'image/*', capture: 'environment' }}
        onFiles={onFiles}
      >
        {textes.photographier}
        {isRequired && <span className="visually-hidden">{textes.obligatoire}</span>}
      </Prise>
      <div className={css.autres}>
        <Prise
          disabled={disabled}
          size="sm"
          variant="quiet"
          icon={<IconPhoto size={20} stroke={1.75} aria-hidden="true" />}
          fichiers={{ accept: 'image/jpeg,image/png', multiple: true }}
          onFiles={onFiles}
        >
          {textes.mesPhotos}
        </Prise>
        <Prise
          disabled={disabled}
          size="sm"
          variant="quiet"
          icon={<IconFileTypePdf size={20} stroke={1.75} aria-hidden="true" />}
          fichiers={{ accept: 'application/pdf', multiple: true }}
          onFiles={onFiles}
        >
          {textes.unPdf}
        </Prise>
      </div>
    </div>
  )
}

type PriseProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  fichiers: Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'>
  onFiles: (files: readonly File[]) => void
}

function Prise({ fichiers, onFiles, ...bouton }: PriseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...bouton} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        {...fichiers}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same one again, after it was removed, is a choice too.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
