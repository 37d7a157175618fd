import { radiationRenfortActe } from '@espace-adherent/contract/options'
import { formatMontant } from '@espace-adherent/domain/montants'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { Field } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche } from '../actes/index.ts'
import { type RetraitProps, retraitDemarche } from './retrait.tsx'
import { textes } from './textes.ts'

const Plusieurs = ({ form, faits }: RetraitProps) => (
  <Champ form={form} name="codes">
    {({ id, value, onChange, onBlur, error }) => (
      <Field id={id} error={error} label={textes.retirerLesquels} required as="group">
        {(control) => (
          <div>
            {faits.renforts.map(({ code, libelle, montantMensuel }, rang) => (
              <CheckboxField
                key={code}
                // The summary of errors leads to the first one.
                id={rang === 0 ? control.id : undefined}
                label={textes.libellePrix(libelle, formatMontant(montantMensuel))}
                value={value.includes(code)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...value, code] : value.filter((one) => one !== code))
                }
                onBlur={onBlur}
              />
            ))}
          </div>
        )}
      </Field>
    )}
  </Champ>
)

const definition = retraitDemarche(radiationRenfortActe, Plusieurs)

export default () => <Demarche definition={definition} />
