import {
  changementIdentifiantActe,
  type SaisieIdentifiant,
} from '@espace-adherent/contract/mon-compte'
import { EmailField } from '@espace-adherent/ui/fields'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Adresse = ({ form }: VueProps<SaisieIdentifiant>) => (
  <Champ form={form} name="email">
    {(champ) => (
      <EmailField
        {...champ}
        label={textes.nouvelIdentifiant}
        hint={textes.nouvelIdentifiantAide}
        required
        autoComplete="email"
      />
    )}
  </Champ>
)

const definition = {
  ...demarche(changementIdentifiantActe, { adresse: Adresse }),
  echec: textes.echecs.identifiant,
}

export default () => <Demarche definition={definition} />
