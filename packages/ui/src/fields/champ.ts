import { createContext, type ReactNode } from 'react'

/** `row`: label in 4 columns of 12, field in 6, on wide screens; `stack`: label above, always. */
export type FieldLayout = 'row' | 'stack'
export const FieldLayoutContext = createContext<FieldLayout>('row')

/**
 * What every field takes. The value is the text in the field, even half-typed or wrong: nothing
 * typed is lost, and the rules of the domain read it.
 */
export type ChampProps<Value> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** Given by a form so that its error summary can lead here. */
  id?: string | undefined
  name?: string | undefined
  error?: string | undefined
  hint?: ReactNode
  required?: boolean | undefined
  disabled?: boolean | undefined
  layout?: FieldLayout | undefined
}
