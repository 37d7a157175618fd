import type { Sealer } from '../../platform/crypto/index.ts'
import { defineSlice } from '../slice.ts'
import { createDemandesDonnees } from './donnees.ts'
import type { Moteur } from './moteur.ts'
import { demandesMots } from './mots.ts'
import {
  createDemandesSource,
  createDossierSource,
  createGesteDemandeSource,
  createPiecesSource,
  createTraitementSource,
  type DemandesDeps,
} from './source.ts'

export { type Annonce, annonce, announce, type Destinataire } from './annonces.ts'
export { createDelais, type Delais } from './delais.ts'
export { coursDe, referenceDe, type Suite } from './demande.ts'
export {
  type DemandeRow,
  enCoursDe,
  findAAppliquer,
  findDemande,
  findPlanifiees,
  isCleDejaPrise,
} from './demandes.repository.ts'
export { type GestesDeps, moveByMembre } from './gestes.ts'
export type { Moteur, Reprise } from './moteur.ts'
export { planifiee as planifieeMot } from './mots.ts'
export { attachPieces, type PieceJointe } from './pieces.ts'
export { type Ecrite, type Envoi, empreinteDe, findRejouee, writeDemande } from './reception.ts'
export { textes as textesDemandes } from './textes.ts'
export { trace } from './trace.ts'
export { take } from './verrou.ts'

/** What requests that come back need of the engine of acts. */
type Deps = { actes: Omit<DemandesDeps, 'moteur'> & { moteur: { pourDemandes: Moteur } } }

export const demandesSlice = defineSlice({
  nom: 'demandes',
  donnees: (deps: { sealer: Sealer }) => [createDemandesDonnees(deps)],
  mots: demandesMots,
  sources: ({ actes }: Deps) => {
    const deps = { ...actes, moteur: actes.moteur.pourDemandes }
    return {
      demandes: createDemandesSource(deps),
      dossier: createDossierSource(deps),
      pieces: createPiecesSource(deps),
      gesteDemande: createGesteDemandeSource(deps),
      traitement: createTraitementSource(deps),
    }
  },
})
