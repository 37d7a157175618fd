import { type ReactNode, type Ref, useId } from 'react'
import { textesForms as textes } from '../textes.ts'
import css from './forms.module.css'

type FormSectionProps = {
  /** Its rank among the sections of the form. */
  numero: number
  titre: string
  /** Given where the title takes the focus, as a form is come back to. */
  titreRef?: Ref<HTMLHeadingElement>
  /** Beside the title: a way to some help. */
  aide?: ReactNode
  children: ReactNode
}

/** A part of a long form, numbered so that one sees how far one is. */
export function FormSection({ numero, titre, titreRef, aide, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <span className={css.numero} aria-hidden="true">
          {numero}
        </span>
        <h2 id={titleId} ref={titreRef} tabIndex={titreRef ? -1 : undefined}>
          {titre}
        </h2>
        {aide}
      </div>
      {children}
    </section>
  )
}

/** `court` stands under a small form, `long` above a whole page. */
export const MandatoryNote = ({ variant = 'long' }: { variant?: 'court' | 'long' }) => (
  <p className="note">{variant === 'court' ? textes.saisieObligatoire : textes.asterisque}</p>
)
