import { droitsSansCompte } from '@espace-adherent/contract/formulaires'
import { demandePublique } from '../sans-compte/index.tsx'
import { Droit } from './Champs.tsx'
import { textes } from './textes.ts'

export default demandePublique(droitsSansCompte, Droit, textes)
