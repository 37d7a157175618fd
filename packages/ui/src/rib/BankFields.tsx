import { formatBic } from '@espace-adherent/domain/rib/bic.ts'
import { formatFinIban } from '@espace-adherent/domain/rib/fin-iban.ts'
import { formatIban } from '@espace-adherent/domain/rib/iban.ts'
import type { ChampProps } from '../fields/champ.ts'
import { TextField } from '../fields/index.ts'
import { textes } from './textes.ts'

type BankFieldProps = Omit<ChampProps<string>, 'label'> & { label?: string | undefined }

const characters = {
  figures: true,
  autoCapitalize: 'characters',
  autoComplete: 'off',
  spellCheck: false,
} as const

/** Grouped by four as one types; `messageIban` says what is wrong, `normalizeIban` is what is sent. */
export const IbanField = ({
  ibanEtrangerAccepte = false,
  ...field
}: BankFieldProps & { ibanEtrangerAccepte?: boolean | undefined }) => (
  <TextField
    label={textes.iban}
    hint={ibanEtrangerAccepte ? textes.aideIbanEtranger : textes.aideIban}
    {...field}
    {...characters}
    mask={(saisie) => formatIban(saisie, { ibanEtrangerAccepte })}
  />
)

export const BicField = ({
  isFacultatif = false,
  ...field
}: BankFieldProps & { isFacultatif?: boolean | undefined }) => (
  <TextField
    label={textes.bic}
    hint={isFacultatif ? textes.aideBicFacultatif : textes.aideBic}
    {...field}
    {...characters}
    mask={formatBic}
  />
)

/** The end of an IBAN that the insurer already knows: enough to recognise somebody. */
export const FinIbanField = (field: BankFieldProps) => (
  <TextField
    label={textes.finIban}
    hint={textes.aideFinIban}
    {...field}
    {...characters}
    mask={formatFinIban}
  />
)
