import { resiliationSansCompte } from '@espace-adherent/contract/formulaires'
import { demandePublique } from '../sans-compte/index.tsx'
import { Demande } from './Champs.tsx'
import { textes } from './textes.ts'

export default demandePublique(resiliationSansCompte, Demande, textes)
