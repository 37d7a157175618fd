import { textes } from './textes.ts'

/** `court` stands under a small form, `long` above a whole page. */
export const MandatoryNote = ({ variant = 'long' }: { variant?: 'court' | 'long' }) => (
  <p className="note">{variant === 'court' ? textes.saisieObligatoire : textes.asterisque}</p>
)
