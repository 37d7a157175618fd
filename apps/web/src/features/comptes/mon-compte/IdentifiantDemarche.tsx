import { changementIdentifiantActe } from '@espace-adherent/contract/comptes'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { EmailField } from '@espace-adherent/ui/fields'
import { demarche, type VueDe } from '../../actes/index.ts'
import { textes } from './textes.ts'

const Adresse = ({ form }: VueDe<typeof changementIdentifiantActe>) =>
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

export default demarche(
  changementIdentifiantActe,
  { adresse: Adresse },
  { echec: textes.echecs.identifiant },
)
