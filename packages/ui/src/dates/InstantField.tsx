import {
  completeInstant,
  dateAParis,
  formatDate,
  maskInstant,
  parseDate,
} from '@espace-adherent/domain/calendrier'
import type { ChampProps } from '../fields/champ.ts'
import { CalendarField } from './CalendarField.tsx'
import { Calendrier } from './Calendrier.tsx'
import { textes } from './textes.ts'

/**
 * A day and an hour of Paris. The value is the text, JJ/MM/AAAA HH:MM once complete: `parseInstant` reads it, and
 * `messageSaisieInstant` says what is wrong with it. The calendar gives the day; the hour is typed after it.
 */
export function InstantField({ hint = textes.formatInstant, ...field }: ChampProps<string>) {
  const [date = '', heure] = completeInstant(field.value).split(' ')
  const aujourdhui = dateAParis(new Date())
  return (
    <CalendarField
      {...field}
      hint={hint}
      mask={maskInstant}
      complete={completeInstant}
      openLabel={textes.ouvrirJour}
      calendar={(close, type) => (
        <Calendrier
          choix="jours"
          value={parseDate(date)}
          depart={aujourdhui}
          aujourdhui={aujourdhui}
          onPick={(jour) => {
            field.onChange(heure ? `${formatDate(jour)} ${heure}` : formatDate(jour))
            if (heure) close()
            else type()
          }}
          onClose={close}
        />
      )}
    />
  )
}
