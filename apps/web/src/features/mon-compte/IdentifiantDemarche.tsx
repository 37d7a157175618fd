import {
  changementIdentifiantActe,
  type SaisieIdentifiant,
} from '@espace-adherent/contract/mon-compte'
import { champs } from '@espace-adherent/ui/champs'
import { EmailField } from '@espace-adherent/ui/fields'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

const Adresse = ({ form }: VueProps<SaisieIdentifiant>) =>
  champs(form, {
    email: (champ) => (
      <EmailField
        {...champ}
        label={textes.nouvelIdentifiant}
        hint={textes.nouvelIdentifiantAide}
        required
        autoComplete="email"
      />
    ),
  })

const definition = demarche(
  changementIdentifiantActe,
  { adresse: Adresse },
  { echec: textes.echecs.identifiant },
)

export default () => <Demarche definition={definition} />
