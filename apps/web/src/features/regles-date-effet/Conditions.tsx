import type { Circonstance } from '@espace-adherent/domain/regles-date-effet/circonstances.ts'
import { CheckboxGroup } from '@espace-adherent/ui/choix'
import type { ContrainteRegle } from './brouillon.ts'
import { textes } from './textes.ts'

type ConditionsProps = {
  conditions: ContrainteRegle['conditions']
  circonstances: readonly Circonstance[]
  disabled: boolean
  onChange: (conditions: ContrainteRegle['conditions']) => void
}

/** In which of the circumstances that the act asks about; nothing ticked: in all of them. */
export const Conditions = ({ conditions, circonstances, disabled, onChange }: ConditionsProps) =>
  circonstances.map(({ champ, libelle, valeurs }) => (
    <CheckboxGroup
      key={champ}
      label={textes.quand(libelle)}
      hint={textes.quandAide}
      layout="stack"
      disabled={disabled}
      choix={Object.entries(valeurs).map(([valeur, nom]) => ({ valeur, libelle: nom }))}
      value={conditions.find((une) => une.champ === champ)?.valeurs ?? []}
      onChange={(cochees) =>
        onChange([
          ...conditions.filter((une) => une.champ !== champ),
          ...(cochees.length > 0 ? [{ champ, valeurs: [...cochees] }] : []),
        ])
      }
    />
  ))
