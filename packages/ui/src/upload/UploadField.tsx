import {
  type ActionPiece,
  type FileAttente,
  isEnEchec,
  type Piece,
  type ReglesFichiers,
} from '@espace-adherent/domain/fichiers'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import type { ChampProps } from '../fields/champ.ts'
import { Field } from '../fields/Field.tsx'
import { DropZone } from './DropZone.tsx'
import type { LimitesMasquees } from './Limites.tsx'
import { PieceItem } from './PieceItem.tsx'
import { RefusList } from './RefusList.tsx'
import { textes } from './textes.ts'
import css from './upload.module.css'
import { type SendFile, useTeleversement } from './useTeleversement.ts'

export type UploadFieldProps = ChampProps<FileAttente<File>> &
  LimitesMasquees & {
    regles: ReglesFichiers
    send: SendFile
    /** A sheet to be photographed, where there is a camera; whether it can be read is said, and keeps nothing from being sent. */
    isPhoto?: boolean
    /** What somebody has brought along from elsewhere: added as if it were chosen here, once. */
    apporte?: (() => Promise<readonly File[]>) | undefined
  }

/**
 * Files of a form, sent as soon as they are added. The value is the whole queue, so that the form
 * knows of an upload that still runs: `etatChamp` judges it, `fichiersEnvoyes` is what is sent.
 */
export function UploadField({
  label,
  value,
  onChange,
  onBlur,
  id,
  name,
  error,
  hint,
  required,
  disabled = false,
  layout,
  regles,
  send,
  isPhoto = false,
  apporte,
  ...masquees
}: UploadFieldProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const upload = useTeleversement({ file: value, onChange, regles, send })
  const bring = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) upload.ajouter(files)
  })
  useEffect(() => {
    void apporte?.().then(bring)
  }, [apporte])
  const focusOnDraw = useRef<number | null>(null)
  useLayoutEffect(() => {
    // What had the focus was removed: whatever took its place in the list, else the button.
    if (focusOnDraw.current === null) return
    const item = list.current?.children[focusOnDraw.current] ?? list.current?.lastElementChild
    const next = item?.querySelector('button') ?? button.current
    next?.focus()
    focusOnDraw.current = null
  })

  function act(action: ActionPiece, piece: Piece) {
    if (action === 'retirer') focusOnDraw.current = value.findIndex(({ id }) => id === piece.id)
    upload[action](piece.id)
  }

  const isRequired = required ?? regles.obligatoire ?? false
  const echecs = value.filter(isEnEchec).length
  return (
    <Field as="group" {...{ label, id, error, hint, layout }} required={isRequired}>
      {(control) => (
        <div className="stack slim gap-12">
          <DropZone
            {...masquees}
            id={control.id}
            name={name}
            describedBy={control['aria-describedby']}
            regles={regles}
            isPhoto={isPhoto}
            isRequired={isRequired}
            isInvalid={Boolean(error)}
            isDisabled={disabled}
            buttonRef={button}
            onFiles={upload.ajouter}
            onBlur={onBlur}
          />
          {upload.refus.length > 0 && (
            <RefusList
              refus={upload.refus}
              onClose={() => {
                upload.oublierRefus()
                button.current?.focus()
              }}
            />
          )}
          {value.length > 0 && (
            <ul ref={list} className="stack gap-8" aria-label={textes.liste(label)}>
              {value.map((piece) => (
                <PieceItem
                  key={piece.id}
                  piece={piece}
                  isPhoto={isPhoto}
                  isDisabled={disabled}
                  onAction={act}
                />
              ))}
            </ul>
          )}
          {echecs > 0 && !disabled && (
            <Button
              size="sm"
              variant="quiet"
              className={css.retirerEchecs}
              onClick={() => {
                upload.retirerEchecs()
                button.current?.focus()
              }}
            >
              {textes.retirerEchecs(echecs)}
            </Button>
          )}
          <p role="status" className="visually-hidden">
            {upload.annonce}
          </p>
        </div>
      )}
    </Field>
  )
}
