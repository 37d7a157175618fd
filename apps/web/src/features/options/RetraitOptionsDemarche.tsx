import { radiationRenfortActe } from '@espace-adherent/contract/options'
import { plusieurs } from '@espace-adherent/ui/champs/genres.tsx'
import { retraitDemarche } from './retrait.tsx'
import { textes } from './textes.ts'

export default retraitDemarche(radiationRenfortActe, (choix) =>
  plusieurs(textes.retirerLesquels, choix, { required: true }),
)
