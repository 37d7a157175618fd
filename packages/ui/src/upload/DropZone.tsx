import { acceptDe, isMultiple, type ReglesFichiers } from '@espace-adherent/domain/fichiers'
import { IconCloudUpload } from '@tabler/icons-react'
import { type FocusEvent, type Ref, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { Limites, type LimitesMasquees } from './Limites.tsx'
import { hasCamera, Prises } from './Prises.tsx'
import { textes } from './textes.ts'
import css from './upload.module.css'
import { useFilesFrom } from './useFilesFrom.ts'

type DropZoneProps = LimitesMasquees & {
  id: string
  name: string | undefined
  describedBy: string | undefined
  regles: ReglesFichiers
  /** A sheet to be photographed, where there is a camera. */
  isPhoto: boolean
  isRequired: boolean
  isInvalid: boolean
  isDisabled: boolean
  buttonRef: Ref<HTMLButtonElement>
  onFiles: (files: readonly File[]) => void
  onBlur: (() => void) | undefined
}

/**
 * Where files come in: chosen by the button, dropped, or pasted. The button alone is enough.
 * The browser's own input and events: a drop-zone library would wrap the button in an element that
 * takes the focus under the role « presentation », which says nothing to those who listen.
 */
export function DropZone({
  id,
  name,
  describedBy,
  regles,
  isPhoto,
  isRequired,
  isInvalid,
  isDisabled,
  buttonRef,
  onFiles,
  onBlur,
  ...masquees
}: DropZoneProps) {
  const zone = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { isOver } = useFilesFrom(zone, onFiles, isDisabled)
  const multiple = isMultiple(regles)
  const limitesId = `${id}-limites`
  const isCamera = isPhoto && hasCamera()
  const describedByAll = [limitesId, describedBy].filter(Boolean).join(' ')
  // The browser's file chooser takes the focus of the window, not of the field.
  const onLeave = ({ target }: FocusEvent<HTMLButtonElement>) => {
    if (document.activeElement !== target) onBlur?.()
  }
  return (
    <div
      ref={zone}
      className={css.zone}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      {isCamera ? (
        <>
          <p>{textes.cadrer}</p>
          <Prises
            ref={buttonRef}
            id={id}
            disabled={isDisabled}
            describedBy={describedByAll}
            isRequired={isRequired}
            onFiles={onFiles}
            onBlur={onLeave}
          />
        </>
      ) : (
        <>
          <IconCloudUpload size={28} stroke={1.5} aria-hidden="true" className={css.nuage} />
          {!isDisabled && (
            <p className={css.invite}>
              {isOver ? textes.deposer(multiple) : textes.glisser(multiple)}
            </p>
          )}
          <Button
            ref={buttonRef}
            id={id}
            size="sm"
            disabled={isDisabled}
            aria-describedby={describedByAll}
            onClick={() => input.current?.click()}
            onBlur={onLeave}
          >
            {textes.choisir(multiple)}
            {isRequired && <span className="visually-hidden">{textes.obligatoire}</span>}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            name={name}
            multiple={multiple}
            accept={acceptDe(regles) || undefined}
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])])
              // The same file, chosen again after it was removed, is a choice too.
              currentTarget.value = ''
            }}
          />
        </>
      )}
      <Limites id={limitesId} regles={regles} {...masquees} />
    </div>
  )
}
