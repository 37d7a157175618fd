import css from './forms.module.css'
import { textes } from './textes.ts'

/** `court` stands under a small form, `long` above a whole page. */
export const MandatoryNote = ({ variant = 'long' }: { variant?: 'court' | 'long' }) => (
  <p className={css.note}>{variant === 'court' ? textes.saisieObligatoire : textes.asterisque}</p>
)
