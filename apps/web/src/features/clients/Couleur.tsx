import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useId } from 'react'
import css from './charte.module.css'
import { textes } from './textes.ts'

const { charte: mots } = textes

type CouleurProps = {
  nom: string
  value: string
  disabled: boolean
  error?: string | undefined
  onChange: (couleur: string) => void
  /** How it is read; null for what nothing is written in. */
  verdict: { isLisible: boolean; texte: string } | null
}

/** One colour, chosen with the eyes or by its code. */
export function Couleur({ nom, value, disabled, error, onChange, verdict }: CouleurProps) {
  const id = useId()
  const isFaux = error !== undefined || verdict?.isLisible === false
  const Icon = verdict?.isLisible ? IconCircleCheck : IconAlertTriangle
  return (
    <div className="cluster center between gap-8 col-16">
      <span className={css.nom}>
        {nom}
        {(error ?? verdict) && (
          <span id={id} className={css.verdict} data-faible={isFaux || undefined}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {error ?? verdict?.texte}
          </span>
        )}
      </span>
      <span className="line gap-8">
        <input
          type="color"
          className={css.pastille}
          aria-label={mots.choisir(nom)}
          disabled={disabled}
          value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
        <input
          className={css.code}
          aria-label={mots.code(nom)}
          aria-invalid={isFaux || undefined}
          aria-describedby={(error ?? verdict) ? id : undefined}
          disabled={disabled}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </span>
    </div>
  )
}
