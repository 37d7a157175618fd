import { defineSlice } from '../slice.ts'
import { cotisationsSource } from './cotisations.ts'
import { cotisationsDonnees } from './donnees.ts'

export { isCotisationRejetee, purgeAvis, purgeReports, reportDe } from './cotisations.repository.ts'
export { readCotisations } from './cotisations.ts'
export { finirCotisations, soldeDeFin } from './fin.ts'
export { recordAvis } from './fusion.repository.ts'
export { findReservees, isReservee, takeAvis } from './reports.repository.ts'
export {
  type ApercuCotisation,
  apercuCotisation,
  ligneCotisation,
  reviserCotisations,
} from './revision.ts'
export { rembourserSolde, reporterSolde } from './soldes.ts'
export { findTarification } from './tarification.repository.ts'

export const cotisationsSlice = defineSlice({
  nom: 'cotisations',
  donnees: () => [cotisationsDonnees],
  sources: () => ({ cotisations: cotisationsSource }),
})
