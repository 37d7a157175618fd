import { isVide } from '@espace-adherent/domain/validation'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { ErrorSummary } from './ErrorSummary.tsx'
import { MandatoryNote } from './FormSection.tsx'
import { champId, type Formulaire } from './useFormulaire.ts'

type FormProps<Values extends FieldValues> = {
  form: Formulaire<Values>
  onSubmit: (values: Values) => void | Promise<void>
  /** Called when something is wrong: the summary says what, the screen may add to it. */
  onInvalid?: ((names: readonly string[]) => void) | undefined
  /** Called at each change: results made of earlier answers are out of date. */
  onEdit?: (() => void) | undefined
  /** Says above the fields what the asterisk means. */
  /** `court` in a small window. */
  note?: 'court' | 'long'
  children: ReactNode
}

/**
 * A form of the portal: what is wrong stands above the fields, takes the focus and leads to them.
 */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  onInvalid,
  onEdit,
  note = 'long',
  children,
}: FormProps<Values>) {
  const summary = useRef<HTMLDivElement>(null)
  const { errors, submitCount } = form.formState
  const faults = Object.entries(errors)
    .map(([name, error]) => ({
      id: champId(form, name),
      message: String(error?.message ?? ''),
      isMissing: isVide(form.getValues(name as Path<Values>)),
    }))
    .sort(byPlace)
  const isRefused = Object.values(errors).some((error) => error?.type === 'server')
  const { watch } = form
  const edited = useEffectEvent(() => onEdit?.())
  useEffect(() => {
    const subscription = watch(() => edited())
    return () => subscription.unsubscribe()
  }, [watch])
  const tries = useRef(submitCount)
  useLayoutEffect(() => {
    if (tries.current === submitCount) return
    tries.current = submitCount
    // With the summary's drawing and not a frame later, when somebody may be typing again.
    summary.current?.focus()
  }, [submitCount])
  useEffect(() => {
    // The server's refusal may come late: the summary announces it.
    if (isRefused) summary.current?.focus()
  }, [isRefused])
  return (
    <form
      noValidate
      className="stack gap-20"
      onSubmit={(event) => {
        // A form inside a dialog inside a form (portals) must not send the outer one.
        event.stopPropagation()
        void form.handleSubmit(onSubmit, (found) => onInvalid?.(Object.keys(found)))(event)
      }}
    >
      <MandatoryNote variant={note} />
      {submitCount > 0 && faults.length > 0 && <ErrorSummary ref={summary} faults={faults} />}
      {children}
    </form>
  )
}

/** In the order of the fields on the page. */
function byPlace(a: { id: string }, b: { id: string }): number {
  const [one, other] = [a, b].map(({ id }) => document.getElementById(id))
  if (!one || !other || one === other) return 0
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
