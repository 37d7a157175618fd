import {
  completeMois,
  type DateCalendaire,
  dateAParis,
  ecrireDate,
  formatMois,
  type LimitesMois,
  lireMois,
  type MoisCalendaire,
  maskMois,
  moisDe,
  parseMois,
} from '@espace-adherent/domain/calendrier'
import type { ReactNode } from 'react'
import type { ChampProps } from '../fields/champ.ts'
import { CalendarField } from './CalendarField.tsx'
import { Calendrier } from './Calendrier.tsx'
import { textes } from './textes.ts'

export type MonthFieldProps = ChampProps<string> &
  Pick<LimitesMois, 'min' | 'max' | 'isDisabled'> & {
    aujourdhui?: DateCalendaire | undefined
    /** Where the calendar opens when nothing is typed; this month otherwise. */
    depart?: MoisCalendaire | undefined
    help?: ReactNode
  }

/** A month, in a grid of 3 by 4. The value is the text, MM/AAAA once complete: `parseMois` reads it. */
export function MonthField({
  min,
  max,
  isDisabled,
  aujourdhui = dateAParis(new Date()),
  depart = moisDe(aujourdhui),
  hint = textes.formatMois,
  ...field
}: MonthFieldProps) {
  const value = parseMois(completeMois(field.value))
  return (
    <CalendarField
      {...field}
      hint={hint}
      mask={maskMois}
      complete={completeMois}
      openLabel={textes.ouvrirMois}
      calendar={(close) => (
        <Calendrier
          choix="mois"
          value={value && `${value}-01`}
          depart={`${depart}-01`}
          aujourdhui={aujourdhui}
          min={min && `${min}-01`}
          max={max && lastDay(max)}
          isDisabled={isDisabled && ((date) => isDisabled(moisDe(date)))}
          onPick={(date) => {
            field.onChange(formatMois(moisDe(date)))
            close()
          }}
          onClose={close}
        />
      )}
    />
  )
}

const lastDay = (mois: MoisCalendaire) => ecrireDate({ ...lireMois(mois), jour: 31 })
