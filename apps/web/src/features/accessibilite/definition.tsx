import {
  accessibiliteActe,
  type SaisieAccessibiliteActe,
} from '@espace-adherent/contract/accessibilite'
import { TextAreaField, TextField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Signalement = ({ form }: VueProps<SaisieAccessibiliteActe>) => (
  <>
    <Champ form={form} name="page">
      {(champ) => <TextField {...champ} label={textes.page} hint={textes.pageAide} required />}
    </Champ>
    <Champ form={form} name="message">
      {(champ) => (
        <TextAreaField
          {...champ}
          label={textes.message}
          hint={textes.messageAide}
          required
          rows={5}
        />
      )}
    </Champ>
    <Champ form={form} name="outil">
      {(champ) => <TextField {...champ} label={textes.outil} hint={textes.outilAide} />}
    </Champ>
  </>
)

export const accessibiliteDefinition = {
  ...demarche(accessibiliteActe, { signalement: Signalement }),
  confirmer: textes.confirmer,
}
