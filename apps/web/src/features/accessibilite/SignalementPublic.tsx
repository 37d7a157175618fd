import { accessibiliteSansCompte } from '@espace-adherent/contract/formulaires'
import { demandePublique } from '../sans-compte/index.tsx'
import { Signalement } from './Champs.tsx'
import { textes } from './textes.ts'

export default demandePublique(accessibiliteSansCompte, Signalement, textes)
