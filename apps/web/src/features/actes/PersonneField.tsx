import { RadioGroup } from '@espace-adherent/ui/choix'
import type { ChampProps } from '@espace-adherent/ui/fields'
import { textes } from './textes.ts'

type PersonneFieldProps = Omit<ChampProps<string>, 'label'> & {
  personnes: readonly { numPers: string; prenom: string }[]
}

/** Whom an act is about, among those whom the contract covers. */
export const PersonneField = ({ personnes, onChange, ...champ }: PersonneFieldProps) => (
  <RadioGroup
    {...champ}
    label={textes.pourQui}
    required
    onChange={(numPers) => onChange(numPers ?? '')}
    choix={personnes.map(({ numPers, prenom }) => ({ valeur: numPers, libelle: prenom }))}
  />
)
