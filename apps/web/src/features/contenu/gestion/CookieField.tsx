import { BLOC_POPUPS } from '@espace-adherent/contract/addresses'
import { TextField } from '@espace-adherent/ui/fields'
import type { EditeurProps } from '../../gestion/index.ts'

/** How a message after sign-in is silenced: of other kinds there is nothing to choose. */
export const CookieField = ({ saisie, id: _, ...field }: EditeurProps) =>
  saisie.bloc === BLOC_POPUPS && <TextField {...field} layout="stack" autoComplete="off" />

export const JoursField = ({ saisie, id: _, ...field }: EditeurProps) =>
  saisie.bloc === BLOC_POPUPS && (
    <TextField {...field} layout="stack" autoComplete="off" inputMode="numeric" figures />
  )
