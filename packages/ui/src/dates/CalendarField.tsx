import { IconCalendar } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { InsideButton, TextField, type TextFieldProps } from '../fields/index.ts'
import { Popup } from '../popup/Popup.tsx'
import { textes } from './textes.ts'

type CalendarFieldProps = ChampProps<string> &
  Pick<TextFieldProps, 'mask' | 'autoComplete' | 'help'> & {
    /** Written out in full when the field is left: « 3/11/2026 » gets its zero. */
    complete: (saisie: string) => string
    openLabel: string
    /** Draws the calendar when it opens, and closes it after a choice or when typing goes on. */
    calendar: (close: () => void, type: () => void) => ReactNode
  }

/** A date typed or picked. The value is the text in the box, so that nothing typed is lost. */
export function CalendarField({
  complete,
  openLabel,
  calendar,
  onChange,
  onBlur,
  ...field
}: CalendarFieldProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  const popupId = `${id}-calendrier`
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const settle = () => {
    const full = complete(field.value)
    if (full !== field.value) onChange(full)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the field being left, nobody acts on it.
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        // Moving from the box to its button or calendar does not leave the field.
        if (currentTarget.contains(relatedTarget)) return
        settle()
        onBlur?.()
      }}
    >
      <TextField
        {...field}
        id={id}
        figures
        inputMode="numeric"
        spellCheck={false}
        onChange={onChange}
        onKeyDown={({ key }) => {
          // Enter sends the form without leaving the field.
          if (key === 'Enter') settle()
        }}
        boxRef={box}
        after={
          <InsideButton
            ref={opener}
            popoverTarget={popupId}
            aria-haspopup="dialog"
            aria-label={openLabel}
            aria-describedby={`${id}-label`}
            disabled={field.disabled}
          >
            <IconCalendar size={22} stroke={1.75} aria-hidden="true" />
          </InsideButton>
        }
      />
      <Popup id={popupId} aria-label={textes.calendrier} anchor={box} opener={opener}>
        {(close) =>
          calendar(close, () => {
            close()
            box.current?.querySelector('input')?.focus()
          })
        }
      </Popup>
    </div>
  )
}
