import { radiationRenfortActe } from '@espace-adherent/contract/options'
import { plusieurs } from '@espace-adherent/ui/champs'
import { Demarche } from '../actes/index.ts'
import { retraitDemarche } from './retrait.tsx'
import { textes } from './textes.ts'

const definition = retraitDemarche(radiationRenfortActe, (choix) =>
  plusieurs(textes.retirerLesquels, choix, { required: true }),
)

export default () => <Demarche definition={definition} />
