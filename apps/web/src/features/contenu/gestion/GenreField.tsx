import { SelectField } from '@espace-adherent/ui/choix'
import { TextField } from '@espace-adherent/ui/fields'
import { useState } from 'react'
import type { EditeurProps } from '../../gestion/index.ts'
import { genres } from './genres.ts'
import { textes } from './textes.ts'

const { genres: mots } = textes
const AUTRE = 'autre'

/** What it is, in plain words; a place that only an integrator knows is still named by hand. */
export function GenreField({ label, value, onChange, error, disabled, required }: EditeurProps) {
  const [isAutre, setAutre] = useState(value !== '' && !genres[value])
  return (
    <>
      <SelectField
        label={label}
        hint={mots.aide}
        layout="stack"
        required={required}
        disabled={disabled}
        error={isAutre ? undefined : error}
        choix={[
          ...Object.entries(genres).map(([valeur, { libelle }]) => ({ valeur, libelle })),
          { valeur: AUTRE, libelle: mots.autre },
        ]}
        value={isAutre ? AUTRE : value}
        onChange={(choisi) => {
          setAutre(choisi === AUTRE)
          onChange(choisi === AUTRE ? '' : choisi)
        }}
      />
      {isAutre && (
        <TextField
          label={mots.emplacement}
          hint={mots.emplacementAide}
          layout="stack"
          required
          autoComplete="off"
          disabled={disabled}
          error={error}
          value={value}
          onChange={onChange}
        />
      )}
    </>
  )
}
