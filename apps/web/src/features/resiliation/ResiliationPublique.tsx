import { resiliationSansCompte } from '@espace-adherent/contract/formulaires'
import { DemandePublique } from '../sans-compte/index.ts'
import { Demande } from './Champs.tsx'
import { Conditions } from './Conditions.tsx'
import { textes } from './textes.ts'

export const ResiliationPublique = () => (
  <DemandePublique
    acte={resiliationSansCompte}
    Champs={Demande}
    titre={textes.demande}
    confirmer={textes.confirmer}
  >
    <Conditions />
  </DemandePublique>
)
