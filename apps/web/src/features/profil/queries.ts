import { profilResource } from '@espace-adherent/contract/profil'
import { useLecture } from '../../platform/query/useLecture.ts'

/** Who is signed in and whom the current contract covers: one reading for every page of it. */
export const useProfil = () => useLecture(profilResource)
