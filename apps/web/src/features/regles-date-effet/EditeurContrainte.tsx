import {
  type Borne,
  type DateReference,
  libellesDateReference,
} from '@espace-adherent/domain/calendrier'
import type { Circonstance } from '@espace-adherent/domain/regles-date-effet/circonstances.ts'
import {
  complementDe,
  contrainteEnMots,
  libellesBorne,
} from '@espace-adherent/domain/regles-date-effet/phrases.ts'
import { Button } from '@espace-adherent/ui/actions'
import { SelectField } from '@espace-adherent/ui/choix'
import { TextField } from '@espace-adherent/ui/fields'
import { IconX } from '@tabler/icons-react'
import { type ContrainteRegle, dateEcrite, dateLue } from './brouillon.ts'
import { Conditions } from './Conditions.tsx'
import css from './regles.module.css'
import { textes } from './textes.ts'

type EditeurContrainteProps = {
  contrainte: ContrainteRegle
  circonstances: readonly Circonstance[]
  faute: string | undefined
  disabled: boolean
  onChange: (contrainte: ContrainteRegle) => void
  onRemove: () => void
}

const bornes = Object.entries(libellesBorne).map(([valeur, libelle]) => ({ valeur, libelle }))
const references = Object.entries(libellesDateReference).map(([valeur, libelle]) => ({
  valeur,
  libelle,
}))

const modificateurs = [
  ['modificateurAnnee', textes.annees],
  ['modificateurMois', textes.mois],
  ['modificateurJour', textes.jours],
] as const

/** One sentence: which side of which day, moved by how much. It is read as it is written. */
export function EditeurContrainte(props: EditeurContrainteProps) {
  const { contrainte, circonstances, faute, disabled, onChange, onRemove } = props
  const { detail, conditions } = contrainte
  const put = (suite: Partial<ContrainteRegle['detail']>) =>
    onChange({ ...contrainte, detail: { ...detail, ...suite } })
  const complement = complementDe(detail.dateReference)
  const commun = { layout: 'stack', disabled } as const
  const phrase = contrainteEnMots(contrainte)
  return (
    <div className={css.phrase}>
      <p className={css.lue}>
        <span>{phrase}</span>
        {!disabled && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={textes.retirerPhrase(phrase)}
            onClick={onRemove}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </Button>
        )}
      </p>
      <div className={css.champsPhrase}>
        <SelectField
          {...commun}
          label={textes.borne}
          choix={bornes}
          value={detail.borne}
          onChange={(borne) => put({ borne: borne as Borne })}
        />
        <SelectField
          {...commun}
          label={textes.reference}
          choix={references}
          value={detail.dateReference}
          error={complement === null ? faute : undefined}
          onChange={(reference) =>
            put({ dateReference: reference as DateReference, dateRelative: null })
          }
        />
        {complement && (
          <TextField
            {...commun}
            label={textes.complements[complement]}
            hint={textes.complementAide[complement]}
            autoComplete="off"
            maxLength={10}
            value={dateEcrite(detail.dateRelative)}
            error={faute}
            onChange={(saisie) =>
              put({ dateRelative: complement === 'date' ? dateLue(saisie) : saisie || null })
            }
          />
        )}
        <div className={css.ecarts}>
          {modificateurs.map(([nom, label]) => (
            <Ecart
              key={nom}
              label={label}
              value={detail[nom]}
              disabled={disabled}
              onChange={(nombre) => put({ [nom]: nombre })}
            />
          ))}
        </div>
      </div>
      {circonstances.length > 0 && (!disabled || conditions.length > 0) && (
        <details open={conditions.length > 0 || undefined}>
          <summary>{textes.seulementSi}</summary>
          <Conditions
            {...{ conditions, circonstances, disabled }}
            onChange={(suite) => onChange({ ...contrainte, conditions: suite })}
          />
        </details>
      )}
    </div>
  )
}

type EcartProps = {
  label: string
  value: number
  disabled: boolean
  onChange: (nombre: number) => void
}

const ECART_MAX = 1200

/** « -3 »: before; the sentence above says « moins 3 ». */
const Ecart = ({ label, value, disabled, onChange }: EcartProps) => (
  <label className={css.ecart}>
    <span>{label}</span>
    <input
      type="number"
      min={-ECART_MAX}
      max={ECART_MAX}
      step={1}
      disabled={disabled}
      value={value}
      onChange={({ currentTarget }) => {
        const nombre = Math.trunc(currentTarget.valueAsNumber || 0)
        onChange(Math.max(-ECART_MAX, Math.min(ECART_MAX, nombre)))
      }}
    />
  </label>
)
