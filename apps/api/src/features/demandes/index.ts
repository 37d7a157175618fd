import { dateAParis } from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { allOf } from '../../platform/jobs/index.ts'
import { defineSlice } from '../slice.ts'
import { deleteVains } from './annulation.repository.ts'
import { createComparaisonSource } from './comparaison.ts'
import { createDemandesDonnees } from './donnees.ts'
import {
  createApercuTraitementSource,
  createAvisMedicalSource,
  createDossierTraitementSource,
  createPiecesTraitementSource,
  createPreuveTraitementSource,
} from './dossier-traitement.ts'
import { deleteAbsencesBefore } from './equipe.repository.ts'
import { createAbsencesSource, journeeSource } from './equipe.ts'
import { createReperesSource, createSuivanteSource, createTraitementSource } from './file.ts'
import { motifsTenus, registreLu } from './gestion.ts'
import { createApercuLotSource, createLotTraitementSource } from './lot.ts'
import type { Moteur } from './moteur.ts'
import { demandesMots } from './mots.ts'
import { droitsLus, reclamationsLues } from './registres.ts'
import { secretMedicalSource, transmettreMedicalSource } from './secret.ts'
import {
  createDemandesSource,
  createDossierSource,
  createGesteDemandeSource,
  createPiecesSource,
  createPreuveSource,
  type DemandesDeps,
} from './source.ts'
import { createRechercheSource, createTableauSource } from './tableau.ts'
import { vuesFileSource } from './vues.ts'

export { printAccuse } from './accuse.ts'
export { registerAnnulation } from './annulation.routes.ts'
export { issueAnnulation } from './annulation.ts'
export { stopAll, survitAuCompte } from './arret.ts'
export { nomCourriel } from './courriel.ts'
export { createDelais, type Delais } from './delais.ts'
export { coursDe, isIrrefusable, referenceDe, type Suite } from './demande.ts'
export {
  type DemandeRow,
  findDemande,
  findDemandeById,
  isCleDejaPrise,
  lockDemande,
  purgeDemandes,
  suiviDemandes,
} from './demandes.repository.ts'
export { type Demandeur, lignesDemandeur, lireDemandeur } from './demandeur.ts'
export { createDernieres, type Demandes360 } from './dossier.ts'
export { keepLegales } from './legales.repository.ts'
export { dernierJourDe, papiersDe } from './legales.ts'
export {
  type AAppliquer,
  enAttente,
  enCoursDe,
  findAAppliquer,
  findEnCours,
  findPlanifiees,
} from './listes.repository.ts'
export { avecMediateur, phraseMediateur } from './mediateur.ts'
export type { Moteur, Reprise, Requalification } from './moteur.ts'
export { seedMotifs } from './motifs.repository.ts'
export {
  alerteSansCompte as alerteSansCompteMot,
  planifiee as planifieeMot,
  recepisse as recepisseMot,
} from './mots.ts'
export { askPapiers, type Papier, papierJob } from './papiers.ts'
export {
  defineMails,
  dIciLa,
  mail,
  mailDocument,
  mailNomme,
  suivre,
  variablesContrat,
  vers,
  votreContrat,
} from './phrases.ts'
export { attachPieces, type PieceJointe } from './pieces.ts'
export { countVues } from './portee.repository.ts'
export { porteeDe, requireDansPortee } from './portee.ts'
export { type Ecrite, type Envoi, empreinteDe, findRejouee, writeDemande } from './reception.ts'
export { natureDe } from './registre.repository.ts'
export { findDerniere } from './secret.repository.ts'
export { purgeSignatures } from './signature.repository.ts'
export { keepSignature } from './signature.ts'
export { createDemandesSource, createDossierSource, type DemandesDeps } from './source.ts'
export { readSuite, sealSuite } from './suite.ts'
export { findPieces } from './suivi.repository.ts'
export { type AppelSysteme, createDemandesSysteme } from './systeme.ts'
export { textes as textesDemandes } from './textes.ts'
export { trace } from './trace.ts'
export { take } from './verrou.ts'

/** Longer than any request waits for a clerk. */
const LIENS_MS = 366 * 24 * 60 * 60_000

/** What requests that come back need of the engine of acts. */
type Deps = { actes: Omit<DemandesDeps, 'moteur'> & { moteur: { pourDemandes: Moteur } } }

export const demandesSlice = defineSlice({
  nom: 'demandes',
  donnees: (deps: { sealer: Sealer }) => [createDemandesDonnees(deps)],
  mots: demandesMots,
  gestions: [motifsTenus, registreLu, reclamationsLues, droitsLus],
  sources: ({ actes }: Deps) => {
    const deps = { ...actes, moteur: actes.moteur.pourDemandes }
    return {
      demandes: createDemandesSource(deps),
      dossier: createDossierSource(deps),
      pieces: createPiecesSource(deps),
      preuve: createPreuveSource(deps),
      gesteDemande: createGesteDemandeSource(deps),
      traitement: createTraitementSource(deps),
      dossierTraitement: createDossierTraitementSource(deps),
      piecesTraitement: createPiecesTraitementSource(deps),
      preuveTraitement: createPreuveTraitementSource(deps),
      apercuTraitement: createApercuTraitementSource(deps),
      avisMedical: createAvisMedicalSource(deps),
      secretMedical: secretMedicalSource,
      transmettreMedical: transmettreMedicalSource,
      suivante: createSuivanteSource(deps),
      lotTraitement: createLotTraitementSource(deps),
      apercuLot: createApercuLotSource(deps),
      comparaisonTraitement: createComparaisonSource(deps),
      reperesTraitement: createReperesSource(deps),
      vuesFile: vuesFileSource,
      journeeTraitement: journeeSource,
      absencesTraitement: createAbsencesSource(deps),
      tableauDemandes: createTableauSource(deps),
      recherche: createRechercheSource(deps),
    }
  },
  purge: ({ db }: { db: Executor }, now) =>
    allOf([
      () => deleteVains(db, new Date(now.getTime() - LIENS_MS)),
      () => deleteAbsencesBefore(db, dateAParis(now)),
    ]),
})
