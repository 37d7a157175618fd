import { formatTelephone } from '@espace-adherent/domain/telephone'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import { textesTelephone as textes } from '../textes.ts'

type TelephoneFieldProps = Omit<ChampProps<string>, 'label'> & {
  label?: string | undefined
  /** Text messages will be sent to it. */
  mobile?: boolean | undefined
}

/**
 * Spaced as one types, French or foreign. The value is the text: `normalizeTelephone` gives what is
 * sent, `messageTelephone` what is wrong.
 */
export const TelephoneField = ({ mobile = false, ...field }: TelephoneFieldProps) => (
  <TextField
    label={mobile ? textes.mobile : textes.telephone}
    hint={textes.aide}
    {...field}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    figures
    mask={formatTelephone}
  />
)
