import {
  completeDate,
  type DateCalendaire,
  dateAParis,
  formatDate,
  type LimitesDate,
  maskDate,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import type { ReactNode } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { CalendarField } from './CalendarField.tsx'
import { Calendrier } from './Calendrier.tsx'
import type { Niveau } from './niveaux.ts'
import { textes } from './textes.ts'

export type DateFieldProps = ChampProps<string> &
  Pick<LimitesDate, 'min' | 'max' | 'isDisabled'> & {
    aujourdhui?: DateCalendaire | undefined
    /** Where the calendar opens when nothing is typed; today otherwise. */
    depart?: DateCalendaire | undefined
    niveauInitial?: Niveau | undefined
    autoComplete?: string | undefined
    help?: ReactNode
  }

/**
 * A day. The value is the text, JJ/MM/AAAA once complete: `parseDate` reads it, and
 * `messageSaisieDate` says what is wrong with it.
 */
export function DateField({
  min,
  max,
  isDisabled,
  aujourdhui = dateAParis(new Date()),
  depart = aujourdhui,
  niveauInitial,
  hint = textes.formatDate,
  ...field
}: DateFieldProps) {
  const value = parseDate(completeDate(field.value))
  return (
    <CalendarField
      {...field}
      hint={hint}
      mask={maskDate}
      complete={completeDate}
      openLabel={textes.ouvrirJour}
      calendar={(close) => (
        <Calendrier
          choix="jours"
          niveauInitial={value ? undefined : niveauInitial}
          {...{ value, depart, aujourdhui, min, max, isDisabled }}
          onPick={(date) => {
            field.onChange(formatDate(date))
            close()
          }}
          onClose={close}
        />
      )}
    />
  )
}
