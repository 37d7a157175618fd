import { reclamationSansCompte } from '@espace-adherent/contract/formulaires'
import { DemandePublique } from '../sans-compte/index.ts'
import { Reclamation } from './Champs.tsx'
import { textes } from './textes.ts'

export default () => (
  <DemandePublique
    acte={reclamationSansCompte}
    Champs={Reclamation}
    titre={textes.votre}
    confirmer={textes.confirmer}
  />
)
