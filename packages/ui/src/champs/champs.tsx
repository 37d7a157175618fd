import { Fragment, type ReactNode } from 'react'
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form'
import { type Bound, Champ } from '../forms/Champ.tsx'
import type { Formulaire } from '../forms/useFormulaire.ts'

/** How a field is drawn, once it is tied to its value. */
export type Rendu<Value> = (champ: Bound<Value>) => ReactNode

/** The fields of a form by their names, in the order in which they are asked; `false`: not asked for now. */
type Champs<Values> = {
  readonly [Name in keyof Values & string]?: Rendu<Values[Name]> | false | null | undefined
}

/**
 * Several fields of a form, each drawn by its kind or by any function that draws a field:
 * `champs(form, { nom: texte(textes.nom), iban: (champ) => <IbanField {...champ} required /> })`.
 */
export const champs = <Values extends FieldValues>(
  form: Formulaire<Values>,
  rendus: Champs<Values>,
) => (
  <>
    {Object.entries(rendus).map(([name, rendu]) =>
      rendu ? (
        <Champ key={name} form={form} name={name as FieldPath<Values>}>
          {rendu as Rendu<FieldPathValue<Values, FieldPath<Values>>>}
        </Champ>
      ) : (
        <Fragment key={name} />
      ),
    )}
  </>
)
