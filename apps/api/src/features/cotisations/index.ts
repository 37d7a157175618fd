import { defineSlice } from '../slice.ts'
import { cotisationsSource } from './cotisations.ts'
import { cotisationsDonnees } from './donnees.ts'

export { type FuturLu, futurDuContrat } from './avenir.repository.ts'
export { actesPrix, avenirLe, type Futur, openFutur, readFutur } from './avenir.ts'
export { isCotisationRejetee, purgeAvis, purgeReports, reportDe } from './cotisations.repository.ts'
export { readCotisations, readPrevues } from './cotisations.ts'
export { finirCotisations, soldeDeFin } from './fin.ts'
export { recordAvis } from './fusion.repository.ts'
export { findReservees, isReservee, takeAvis } from './reports.repository.ts'
export { ligneCotisation, lignesDuJour, reviserCotisations } from './revision.ts'
export { rembourserSolde, reporterSolde } from './soldes.ts'

export const cotisationsSlice = defineSlice({
  nom: 'cotisations',
  donnees: () => [cotisationsDonnees],
  sources: () => ({ cotisations: cotisationsSource }),
})
