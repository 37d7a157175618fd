import { useEffect, useId, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'

/** One message per faulty field; a field without a message is right. */
export type Messages<Values> = { [Name in keyof Values]?: string | null | undefined }

type Options<Values extends FieldValues> = {
  initial: Values
  /** The rules of the domain, for all fields at once. */
  validate: (values: Values) => Messages<Values>
}

export type Formulaire<Values extends FieldValues> = UseFormReturn<Values> & {
  /** Prefix of the fields' ids: two forms of one page never share one. */
  id: string
  /** Puts the server's refusals on their fields; false when it named none of this form. */
  refuse: (champs: Readonly<Record<string, string>> | undefined) => boolean
}

/** Errors show once a field was left, then follow each key; nothing typed is lost. */
export function useFormulaire<Values extends FieldValues>({
  initial,
  validate,
}: Options<Values>): Formulaire<Values> {
  const id = useId()
  const rules = useRef(validate)
  rules.current = validate
  const resolver: Resolver<Values> = (values) => {
    const errors = toErrors(rules.current(values))
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
    // The summary takes the focus, not the first field.
    shouldFocusError: false,
  })
  useFollow(form)
  return {
    ...form,
    id,
    refuse: (champs = {}) => {
      const ours = Object.entries(champs).filter(([name]) => name in initial)
      for (const [name, message] of ours)
        form.setError(name as Path<Values>, { type: 'server', message })
      return ours.length > 0
    },
  }
}

/**
 * A rule may hold between two fields (a password and its confirmation), so messages shown are
 * checked again when another field changes. A refusal of the server stays until its field changes.
 */
function useFollow<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { watch, trigger } = form
  // Reading it makes the library keep the errors.
  const { errors, touchedFields } = form.formState
  const state = useRef({ errors, touchedFields })
  state.current = { errors, touchedFields }
  useEffect(() => {
    const subscription = watch((_values, { name, type }) => {
      if (type !== 'change') return
      const { errors, touchedFields } = state.current
      const others = Object.keys({ ...touchedFields, ...errors }).filter(
        (other) => other !== name && errors[other]?.type !== 'server',
      )
      if (others.length > 0) void trigger(others as Path<Values>[])
    })
    return () => subscription.unsubscribe()
  }, [watch, trigger])
}

function toErrors<Values extends FieldValues>(messages: Messages<Values>): FieldErrors<Values> {
  return Object.fromEntries(
    Object.entries(messages)
      .filter(([, message]) => message)
      .map(([name, message]) => [name, { type: 'rule', message }]),
  ) as FieldErrors<Values>
}

/** The id of a field of this form. */
export const champId = (form: { id: string }, name: string) => `${form.id}-${name}`

/** The shape of a form: screens do not know the library underneath. */
export type { FieldValues } from 'react-hook-form'
