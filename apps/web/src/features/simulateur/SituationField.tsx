import {
  isSituationSoin,
  libellesSituationSoin,
  type SituationSoin,
} from '@espace-adherent/domain/prestations'
import { SelectField } from '@espace-adherent/ui/choix'
import type { ChampProps } from '@espace-adherent/ui/fields'
import { textes } from './textes.ts'

const situations = Object.entries(libellesSituationSoin).map(([valeur, libelle]) => ({
  valeur,
  libelle,
}))

/** How one is treated, as far as it changes who pays. */
export const SituationField = ({
  onChange,
  ...champ
}: Omit<ChampProps<SituationSoin>, 'label'>) => (
  <SelectField
    {...champ}
    label={textes.situation}
    choix={situations}
    onChange={(code) => onChange(isSituationSoin(code) ? code : 'parcours')}
  />
)
