import { droitsActe, type SaisieDroitsActe } from '@espace-adherent/contract/droits-personnels'
import {
  droitsPersonnels,
  isAPreciser,
  libellesDroitPersonnel,
} from '@espace-adherent/domain/droits-personnels'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

function Droit({ form }: VueProps<SaisieDroitsActe>) {
  const isRequis = isAPreciser(form.watch('droit'))
  return (
    <>
      <Champ form={form} name="droit">
        {(champ) => (
          <RadioGroup
            {...champ}
            label={textes.droit}
            required
            choix={droitsPersonnels.map((valeur) => ({
              valeur,
              libelle: libellesDroitPersonnel[valeur],
            }))}
          />
        )}
      </Champ>
      <Champ form={form} name="message">
        {(champ) => (
          <TextAreaField
            {...champ}
            label={textes.message}
            hint={isRequis ? textes.messageAide : textes.messageFacultatif}
            required={isRequis}
            rows={4}
          />
        )}
      </Champ>
    </>
  )
}

export const droitsDefinition = {
  ...demarche(droitsActe, { droit: Droit }),
  confirmer: textes.confirmer,
}
