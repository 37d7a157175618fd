import { borner, type DateCalendaire } from '@espace-adherent/domain/calendrier'
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../actions/index.ts'
import css from './dates.module.css'
import { Grille } from './Grille.tsx'
import { chooseAt, enTetesDesJours, type Niveau, vues } from './niveaux.ts'
import { textes } from './textes.ts'

type CalendrierProps = {
  /** What one chooses: a day, or a month (its first day is then what `onPick` gives). */
  choix: 'jours' | 'mois'
  /** Begins with the years, for a distant date such as a birth. */
  niveauInitial?: Niveau | undefined
  value: DateCalendaire | null
  /** Where it opens when there is no value. */
  depart: DateCalendaire
  aujourdhui: DateCalendaire
  min?: DateCalendaire | null | undefined
  max?: DateCalendaire | null | undefined
  /** Of a date, or of the first day of a month. */
  isDisabled?: ((date: DateCalendaire) => boolean) | undefined
  onPick: (date: DateCalendaire) => void
  onClose: () => void
}

export function Calendrier({
  choix,
  niveauInitial,
  value,
  depart,
  aujourdhui,
  min,
  max,
  isDisabled = () => false,
  onPick,
  onClose,
}: CalendrierProps) {
  const [curseur, setCurseur] = useState(() => borner(value ?? depart, min, max))
  const [niveau, setNiveau] = useState<Niveau>(niveauInitial ?? choix)
  const body = useRef<HTMLDivElement>(null)
  const shouldFocus = useRef(false)
  const vue = vues[niveau]

  useLayoutEffect(() => {
    if (shouldFocus.current) body.current?.querySelector<HTMLElement>('[data-first]')?.focus()
    shouldFocus.current = false
  })

  /** A month or year is disabled when all its days are. */
  const isOut = (part: string) =>
    (!!min && part < min.slice(0, part.length)) || (!!max && part > max.slice(0, part.length))
  const isRefused = (part: string) =>
    isOut(part) || (niveau === choix && isDisabled(niveau === 'mois' ? `${part}-01` : part))

  const go = (date: DateCalendaire) => setCurseur(borner(date, min, max))
  const turn = (key: 'PageUp' | 'PageDown') => vue.move(curseur, { key, shift: false }) ?? curseur
  const canTurn = (key: 'PageUp' | 'PageDown') => {
    const parent = niveau === 'jours' ? 7 : 4
    return niveau === 'annees' || !isOut(turn(key).slice(0, parent))
  }
  const pick = (valeur: string) => {
    const choisie = chooseAt(niveau, curseur, valeur)
    if (niveau === choix) return onPick(choisie)
    shouldFocus.current = true
    setNiveau(niveau === 'annees' ? 'mois' : 'jours')
    go(choisie)
  }
  const rise = () => {
    shouldFocus.current = true
    setNiveau(niveau === 'jours' ? 'mois' : 'annees')
  }
  const courante = vues[choix].part(aujourdhui)
  const isCouranteOffered =
    niveau === choix &&
    !isOut(courante) &&
    !isDisabled(choix === 'mois' ? `${courante}-01` : courante)

  return (
    <div ref={body} className="stack gap-8">
      <div className="line gap-4">
        <Turn
          icon={<IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />}
          label={textes.precedent[niveau]}
          disabled={!canTurn('PageUp')}
          onClick={() => go(turn('PageUp'))}
        />
        {niveau === 'annees' ? (
          <p className={css.titre}>{vue.titre(curseur)}</p>
        ) : (
          <button type="button" className={css.titre} onClick={rise}>
            {vue.titre(curseur)}
            <span className="visually-hidden"> : {textes.changer[niveau]}</span>
            <IconChevronDown size={16} stroke={2} aria-hidden="true" />
          </button>
        )}
        <Turn
          icon={<IconChevronRight size={20} stroke={1.75} aria-hidden="true" />}
          label={textes.suivant[niveau]}
          disabled={!canTurn('PageDown')}
          onClick={() => go(turn('PageDown'))}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {vue.titre(curseur)}
      </p>
      <Grille
        label={vue.titre(curseur)}
        {...(niveau === 'jours' && { entetes: enTetesDesJours })}
        rangees={vue.places(curseur).map((rangee) =>
          rangee.map(
            (place) =>
              place && {
                ...place,
                isDisabled: isRefused(place.valeur),
                isCourante: place.valeur === vue.part(aujourdhui),
              },
          ),
        )}
        curseur={vue.part(curseur)}
        selection={value && vue.part(value)}
        onPick={pick}
        onKeyDown={(event) => {
          const next = vue.move(curseur, { key: event.key, shift: event.shiftKey })
          if (next === null) return
          event.preventDefault()
          shouldFocus.current = true
          go(next)
        }}
      />
      <div className="flex gap-8">
        {isCouranteOffered && (
          <Button variant="quiet" size="sm" onClick={() => onPick(aujourdhui)}>
            {choix === 'jours' ? textes.aujourdhui : textes.ceMois}
          </Button>
        )}
        <Button variant="quiet" size="sm" className={css.fermer} onClick={onClose}>
          {textes.fermer}
        </Button>
      </div>
    </div>
  )
}

type TurnProps = { icon: React.ReactNode; label: string; disabled: boolean; onClick: () => void }

/** Stays in the tab order at the last page, or the focus would be lost. */
const Turn = ({ icon, label, disabled, onClick }: TurnProps) => (
  <button
    type="button"
    className={css.tourner}
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={() => {
      if (!disabled) onClick()
    }}
  >
    {icon}
  </button>
)
