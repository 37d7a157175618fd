import { reclamationSansCompte } from '@espace-adherent/contract/formulaires'
import { demandePublique } from '../sans-compte/index.tsx'
import { Reclamation } from './Champs.tsx'
import { textes } from './textes.ts'

export default demandePublique(reclamationSansCompte, Reclamation, textes)
