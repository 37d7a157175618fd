import { type ReactNode, use } from 'react'
import { FieldLayoutContext } from '../fields/champ.ts'
import { classes } from '../theme/classes.ts'
import css from './forms.module.css'

/** The buttons of a form: under the fields' column when the labels stand beside them. */
export function FormActions({ children }: { children: ReactNode }) {
  const layout = use(FieldLayoutContext)
  return (
    <div className={css.actionsFrame}>
      <div className={classes('cluster gap-12', layout === 'row' && css.actionsRow)}>
        {children}
      </div>
    </div>
  )
}
