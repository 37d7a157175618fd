import { droitsSansCompte } from '@espace-adherent/contract/formulaires'
import { DemandePublique } from '../sans-compte/index.ts'
import { Droit } from './Champs.tsx'
import { Savoir } from './Savoir.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique
    acte={droitsSansCompte}
    Champs={Droit}
    titre={textes.votre}
    confirmer={textes.confirmer}
  >
    <Savoir />
  </DemandePublique>
)
