import { decesSansCompte } from '@espace-adherent/contract/formulaires'
import { demandePublique } from '../sans-compte/index.tsx'
import { Deces } from './Champs.tsx'
import { textes } from './textes.ts'

export default demandePublique(decesSansCompte, Deces, textes)
