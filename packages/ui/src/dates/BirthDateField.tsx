import { addYears, dateAParis, NAISSANCE_MIN } from '@espace-adherent/domain/calendrier'
import { DateField, type DateFieldProps } from './DateField.tsx'
import { textes } from './textes.ts'

type BirthDateFieldProps = Omit<DateFieldProps, 'label' | 'min' | 'max' | 'autoComplete'> & {
  label?: string | undefined
  /** The person's own birth, which the browser may know; `off` for somebody else's. */
  autoComplete?: 'bday' | 'off' | undefined
}

/** Not after today; the calendar begins with the years. `messageDateNaissance` is its rule. */
export function BirthDateField({
  label = textes.dateDeNaissance,
  autoComplete = 'bday',
  aujourdhui = dateAParis(new Date()),
  ...field
}: BirthDateFieldProps) {
  return (
    <DateField
      {...field}
      label={label}
      autoComplete={autoComplete}
      aujourdhui={aujourdhui}
      min={NAISSANCE_MIN}
      max={aujourdhui}
      depart={addYears(aujourdhui, -40)}
      niveauInitial="annees"
    />
  )
}
