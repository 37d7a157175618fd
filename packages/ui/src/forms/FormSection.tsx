import { type ReactNode, useId } from 'react'
import css from './forms.module.css'

type FormSectionProps = {
  /** Its rank among the sections of the form. */
  numero: number
  titre: string
  /** Beside the title: a way to some help. */
  aide?: ReactNode
  children: ReactNode
}

/** A part of a long form, numbered so that one sees how far one is. */
export function FormSection({ numero, titre, aide, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <span className={css.numero} aria-hidden="true">
          {numero}
        </span>
        <h2 id={titleId}>{titre}</h2>
        {aide}
      </div>
      {children}
    </section>
  )
}
