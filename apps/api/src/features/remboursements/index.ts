import { defineSlice } from '../slice.ts'
import { remboursementsDonnees } from './donnees.ts'
import { paiementsSource } from './paiements.source.ts'
import { prestationsSource, tiersPrestationsSource } from './prestations.source.ts'
import { remboursementsSource } from './remboursements.source.ts'

export { recalculer } from './explication.ts'
export { insertDecompte } from './factures.repository.ts'
export {
  decomptes,
  delierPaiements,
  lignes,
  paiements,
  suiviRemboursements,
} from './fusion.repository.ts'
export { familleActe, libelleActe } from './ligne.ts'
export { purgePrestations } from './paiements.repository.ts'
export { type LigneReglee, lireConfidentiels, lireReglees } from './reglees.ts'
export { type LigneTrouvee, lignesCherchees } from './trouvees.repository.ts'

export const remboursementsSlice = defineSlice({
  nom: 'remboursements',
  donnees: () => remboursementsDonnees,
  sources: () => ({
    remboursements: remboursementsSource,
    prestations: prestationsSource,
    tiersPrestations: tiersPrestationsSource,
    paiements: paiementsSource,
  }),
})
