import { champsAudience, formeDe } from '@espace-adherent/domain/audiences/champs.ts'
import type { ConditionAudience, ValeurAudience } from '@espace-adherent/domain/audiences/regle.ts'
import { formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import css from './audiences.module.css'
import { choixDe, motsDe } from './modele.ts'
import { textes } from './textes.ts'

type Props = {
  condition: ConditionAudience
  offres: readonly string[]
  error: string | undefined
  disabled: boolean
  onChange: (valeur: ValeurAudience | null) => void
}

/** What a question is asked with, by its form. */
export function ValeurField(props: Props) {
  const { condition, offres, error, disabled, onChange } = props
  const { champ, operateur } = condition
  const commun = { error, disabled, layout: 'stack' as const }
  switch (formeDe(operateur)) {
    case 'mots': {
      const choix = choixDe(champ, offres)
      if (!choix) return <Mots {...props} />
      return (
        <CheckboxGroup
          {...commun}
          label={textes.valeurs}
          choix={choix}
          value={(condition.valeur ?? []) as string[]}
          onChange={(mots) => onChange([...mots])}
        />
      )
    }
    case 'nombre':
    case 'jour':
      return <Une {...props} label={textes.valeur} />
    case 'nombres':
    case 'jours':
      return <Deux {...props} />
    default:
      return <p className={css.sansValeur}>{textes.aucuneValeur}</p>
  }
}

/** Typed as words: kept as they are typed, read as they are left. */
function Mots({ condition, error, disabled, onChange }: Props) {
  const [saisi, setSaisi] = useState(() => ((condition.valeur ?? []) as string[]).join(', '))
  return (
    <TextField
      label={textes.valeurs}
      hint={textes.valeursAide}
      layout="stack"
      autoComplete="off"
      error={saisi === '' ? undefined : error}
      disabled={disabled}
      value={saisi}
      onChange={(texte) => {
        setSaisi(texte)
        onChange(motsDe(texte))
      }}
    />
  )
}

type Un = number | string
const isJour = ({ operateur }: ConditionAudience) =>
  formeDe(operateur) === 'jour' || formeDe(operateur) === 'jours'

const ecrire = (valeur: unknown) =>
  typeof valeur === 'number' ? String(valeur) : typeof valeur === 'string' ? formatDate(valeur) : ''

const lire = (condition: ConditionAudience, saisi: string): Un | null =>
  isJour(condition)
    ? (parseDate(saisi) ?? null)
    : /^\d{1,5}$/.test(saisi.trim())
      ? Number(saisi)
      : null

type UneProps = Omit<Props, 'onChange'> & {
  label: string
  initiale?: unknown
  onChange: (valeur: Un | null) => void
}

function Une({
  condition,
  label,
  initiale = condition.valeur,
  error,
  disabled,
  onChange,
}: UneProps) {
  const [saisi, setSaisi] = useState(() => ecrire(initiale))
  const unite = champsAudience[condition.champ] as { unite?: string }
  const commun = {
    label: unite.unite && !isJour(condition) ? `${label} (${unite.unite})` : label,
    layout: 'stack' as const,
    error: saisi === '' ? undefined : error,
    disabled,
    value: saisi,
    onChange: (texte: string) => {
      setSaisi(texte)
      onChange(lire(condition, texte))
    },
  }
  return isJour(condition) ? (
    <DateField {...commun} />
  ) : (
    <TextField {...commun} inputMode="numeric" autoComplete="off" figures />
  )
}

function Deux({ onChange, ...props }: Props) {
  const { valeur } = props.condition
  const [bornes, setBornes] = useState<[Un | null, Un | null]>(() =>
    Array.isArray(valeur) ? [valeur[0] as Un, valeur[1] as Un] : [null, null],
  )
  const change = (suite: [Un | null, Un | null]) => {
    setBornes(suite)
    onChange(suite.includes(null) ? null : (suite as unknown as ValeurAudience))
  }
  return (
    <div className={css.deux}>
      <Une
        {...props}
        label={textes.de}
        initiale={bornes[0]}
        onChange={(un) => change([un, bornes[1]])}
      />
      <Une
        {...props}
        label={textes.a}
        initiale={bornes[1]}
        onChange={(un) => change([bornes[0], un])}
      />
    </div>
  )
}
