import {
  bornesDePlages,
  type DateCalendaire,
  dateAParis,
  dateDuMois,
  dateImposee,
  dateProche,
  formatDate,
  formatDateLongue,
  formatPlage,
  isDateAutorisee,
  modeDateEffet,
  moisDe,
  moisDeLaSaisie,
  type Plage,
  parseDate,
  plagesPossibles,
  saisieDuMois,
} from '@espace-adherent/domain/calendrier'
import { useEffect, useRef } from 'react'
import { Notice } from '../feedback/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import { Field, TextField } from '../fields/index.ts'
import { DateField } from './DateField.tsx'
import css from './dates.module.css'
import { MonthField } from './MonthField.tsx'
import { textes } from './textes.ts'

export type DateEffetFieldProps = Omit<ChampProps<string>, 'label'> & {
  label?: string | undefined
  /** Ranges worked out already; those that allow nothing are left out. */
  plages: readonly Plage[]
  aujourdhui?: DateCalendaire | undefined
}

/**
 * When a request takes effect. The value is a date JJ/MM/AAAA as soon as it is one, in month mode
 * too; `messageSaisieDateEffet` says what is wrong with it.
 */
export function DateEffetField({
  plages,
  label = textes.dateDEffet,
  aujourdhui = dateAParis(new Date()),
  ...rest
}: DateEffetFieldProps) {
  const field = { ...rest, label }
  const possibles = plagesPossibles(plages)
  switch (modeDateEffet(possibles)) {
    case 'aucune':
      return <Aucune {...field} />
    case 'imposee':
      return <Imposee {...field} date={dateImposee(possibles) ?? ''} />
    case 'mois':
      return <ParMois {...field} plages={possibles} aujourdhui={aujourdhui} />
    case 'jour':
      return (
        <DateField
          {...field}
          hint={<Plages plages={possibles} hint={field.hint} format={textes.formatDate} />}
          {...bornesDePlages(possibles)}
          isDisabled={(date) => !isDateAutorisee(date, possibles)}
          aujourdhui={aujourdhui}
          depart={dateProche(aujourdhui, possibles) ?? aujourdhui}
        />
      )
  }
}

function Aucune({ label, id, error, required, layout }: ChampProps<string>) {
  return (
    <Field {...{ label, id, error, required, layout }} as="group">
      {(control) => (
        // The summary of errors leads here: there is no control to focus.
        <div id={control.id} tabIndex={-1}>
          <Notice tone="warning" title={textes.aucune}>
            {textes.aucuneExplication}
          </Notice>
        </div>
      )}
    </Field>
  )
}

/** Nothing to choose: shows the date, and gives it to the form once. */
function Imposee({ date, ...field }: ChampProps<string> & { date: DateCalendaire }) {
  const saisie = formatDate(date)
  const given = useRef<string | null>(null)
  const { value, onChange } = field
  useEffect(() => {
    // A form that was reset gets the date again; one that has not drawn it yet does not.
    if (value === saisie) given.current = null
    else if (given.current !== saisie) {
      given.current = saisie
      onChange(saisie)
    }
  }, [saisie, value, onChange])
  return (
    <TextField {...field} value={saisie} readOnly figures hint={field.hint ?? textes.imposee} />
  )
}

type ParMoisProps = ChampProps<string> & { plages: readonly Plage[]; aujourdhui: DateCalendaire }

function ParMois({ plages, aujourdhui, value, onChange, ...field }: ParMoisProps) {
  const { min, max } = bornesDePlages(plages)
  const date = parseDate(value)
  return (
    <MonthField
      {...field}
      value={moisDeLaSaisie(value)}
      onChange={(saisie) => onChange(saisieDuMois(saisie, plages))}
      min={min && moisDe(min)}
      max={max && moisDe(max)}
      isDisabled={(mois) => dateDuMois(mois, plages) === null}
      aujourdhui={aujourdhui}
      depart={moisDe(dateProche(aujourdhui, plages) ?? aujourdhui)}
      hint={
        <>
          <Plages plages={plages} hint={field.hint} format={textes.formatMois} />
          {date && isDateAutorisee(date, plages) && (
            <p className="strong mt-4 ink" role="status">
              {textes.priseDEffet(formatDateLongue(date))}
            </p>
          )}
        </>
      }
    />
  )
}

/** The choice in words. */
function Plages({
  plages,
  hint,
  format,
}: {
  plages: readonly Plage[]
  hint: ChampProps<string>['hint']
  format: string
}) {
  const lignes = plages.map(formatPlage)
  return (
    <>
      {hint}
      {lignes.length === 1 ? (
        <p>{capitale(lignes[0] ?? '')}</p>
      ) : (
        <>
          <p>{textes.possibles}</p>
          <ul className={css.plages}>
            {lignes.map((ligne) => (
              <li key={ligne}>{ligne}</li>
            ))}
          </ul>
        </>
      )}
      <p>{format}</p>
    </>
  )
}

const capitale = (texte: string) => `${texte.charAt(0).toUpperCase()}${texte.slice(1)}`
