import { normalizeNir } from '@espace-adherent/domain/identite/nir.ts'
import {
  type CleDemandee,
  maskCleNir,
  type SaisieNir,
  switchMonegasque,
  typeNumero,
} from '@espace-adherent/domain/identite/nir-saisie.ts'
import { type ReactNode, useRef } from 'react'
import { CheckboxField } from '../choix/index.ts'
import type { ChampProps } from '../fields/champ.ts'
import { Field, TextBox } from '../fields/index.ts'
import css from './nir.module.css'
import { textes } from './textes.ts'

export type NirFieldProps = Omit<ChampProps<SaisieNir>, 'label'> & {
  label?: string | undefined
  cle?: CleDemandee | undefined
  /** Client setting `isDonneesROMonegasquesActivated`: Monegasque numbers are taken too. */
  isMonegasqueActivated?: boolean | undefined
  help?: ReactNode
}

/**
 * The social security number, spaced as one types, with its key if asked for. The value is what
 * stands in the boxes: `lireNir` gives what is sent, `messageNir` what is wrong.
 */
export function NirField({
  label,
  value,
  onChange,
  onBlur,
  name,
  disabled,
  hint,
  cle = 'non',
  isMonegasqueActivated = false,
  ...frame
}: NirFieldProps) {
  const keyBox = useRef<HTMLInputElement>(null)
  const hasKey = cle !== 'non' && !value.isMonegasque
  const kind = value.isMonegasque ? monegasque : cle === 'non' ? sansCle : avecCle
  return (
    <Field
      {...frame}
      label={value.isMonegasque ? kind.label : (label ?? kind.label)}
      hint={hint ?? kind.hint}
      footer={
        isMonegasqueActivated && (
          <CheckboxField
            label={textes.jePossede}
            value={value.isMonegasque}
            onChange={(isMonegasque) => onChange(switchMonegasque(isMonegasque))}
            disabled={disabled}
          />
        )
      }
    >
      {(control) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears its boxes being left, nobody acts on it.
        <div
          className="cluster gap-8 col-12"
          onBlur={({ currentTarget, relatedTarget }) => {
            // From the number to its key, one is still in the field.
            if (!currentTarget.contains(relatedTarget)) onBlur?.()
          }}
        >
          <TextBox
            className={css.numero}
            control={control}
            name={name}
            value={value.numero}
            // The number alone is masked; a key pasted after it is passed on to its own box.
            mask={(texte) => written(value, texte, cle)}
            onChange={(texte) => {
              const next = typeNumero(value, texte, cle)
              onChange(next)
              if (next.cle !== value.cle) keyBox.current?.focus()
            }}
            disabled={disabled}
            figures
            // Letters are needed: Corsica's departments are 2A and 2B.
            inputMode={value.isMonegasque ? 'numeric' : 'text'}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
          {hasKey && (
            <div className="strong line gap-8 firm">
              <span aria-hidden="true">{textes.cleCourte}</span>
              <TextBox
                className={css.cleBox}
                control={{
                  'aria-label': cle === 'facultative' ? textes.cleFacultative : textes.cle,
                  'aria-describedby': control['aria-describedby'],
                  'aria-invalid': control['aria-invalid'],
                }}
                inputRef={keyBox}
                name={name && `${name}-cle`}
                value={value.cle}
                mask={maskCleNir}
                onChange={(texte) => onChange({ ...value, cle: texte })}
                disabled={disabled}
                figures
                inputMode="numeric"
                autoComplete="off"
              />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}

const sansCle = { label: textes.nirSansCle, hint: textes.exemple }
const avecCle = { label: textes.nir, hint: textes.exemple }
const monegasque = { label: textes.monegasque, hint: textes.exempleMonegasque }

/** The masked number, followed by the key that came with it, for `typeNumero` to part them. */
function written(value: SaisieNir, texte: string, cle: CleDemandee): string {
  const { numero } = typeNumero(value, texte, cle)
  const key = value.isMonegasque || cle === 'non' ? '' : normalizeNir(texte).slice(13, 15)
  return key ? `${numero} ${key}` : numero
}
