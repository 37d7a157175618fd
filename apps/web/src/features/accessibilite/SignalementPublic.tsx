import { accessibiliteSansCompte } from '@espace-adherent/contract/formulaires'
import { DemandePublique } from '../sans-compte/index.ts'
import { Signalement } from './Champs.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique
    acte={accessibiliteSansCompte}
    Champs={Signalement}
    titre={textes.votre}
    confirmer={textes.confirmer}
  />
)
