import { type Registry, tablesReferentiel } from '@espace-adherent/contract'
import type { ActeGestion } from '@espace-adherent/domain'
import {
  createApercuSource,
  createBrouillonsSource,
  createDemarchesSource,
  createMoteur,
  type MoteurDeps,
  type Traite,
} from '../features/actes/index.ts'
import { carteTpSource } from '../features/carte-tp/index.ts'
import { consentementTraite, createConsentementsSource } from '../features/consentements/index.ts'
import { createBlocklistsSource } from '../features/contenu/index.ts'
import type { Contexts } from '../features/context.ts'
import { contratsSource } from '../features/contrats/index.ts'
import { cotisationsSource } from '../features/cotisations/index.ts'
import {
  createDelais,
  createDemandesSource,
  createDossierSource,
  createGesteDemandeSource,
  createPiecesSource,
  createTraitementSource,
} from '../features/demandes/index.ts'
import {
  attestationSource,
  createCourriersSource,
  createGedSource,
  imprimerSituation,
} from '../features/documents/index.ts'
import { createJobsSource } from '../features/exploitation/index.ts'
import {
  createFaqContentSource,
  createFaqSearchSource,
  type FaqService,
} from '../features/faq/index.ts'
import { garantiesSource } from '../features/garanties/index.ts'
import { exportsSource, vuesSource } from '../features/gestion/index.ts'
import { notificationsSource } from '../features/notifications/index.ts'
import { nouveautesSource } from '../features/nouveautes/index.ts'
import { optionAffiliationSource, radiationRenfortSource } from '../features/options/index.ts'
import { clientSource } from '../features/portail/index.ts'
import { createProfilSource } from '../features/profil/index.ts'
import { codePostalSource, referentielSource } from '../features/referentiel/index.ts'
import {
  paiementsSource,
  prestationsSource,
  remboursementsSource,
  tiersPrestationsSource,
} from '../features/remboursements/index.ts'
import { reseauxSoinsSource } from '../features/reseaux-soins/index.ts'
import { createRibPrestations } from '../features/rib/index.ts'
import { simulateurSource, simulationSource } from '../features/simulateur/index.ts'
import { situationContractuelleSource } from '../features/situation/index.ts'
import { connexionCounterSource, statistiquesUsersSource } from '../features/statistiques/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Sources } from '../platform/resources/index.ts'
import type { Installation } from './installation.ts'

/** What acts need besides the database. */
type ActesDeps = Pick<MoteurDeps, 'sealer' | 'messages' | 'securite' | 'fichiers'>

/** Every act with what it does, and the engine that treats them all. */
export function createActes(deps: ActesDeps) {
  const traites: Record<ActeGestion, Traite> = {
    ribPrestationsActeGestion: createRibPrestations(deps),
    consentementActeGestion: consentementTraite,
  }
  const moteur = createMoteur({ ...deps, traites })
  return { ...deps, traites, moteur, delais: createDelais() }
}

export type Actes = ReturnType<typeof createActes>

type Services = { actes: Actes; faq: FaqService; jobs: Jobs }

/** Where each resource of the registry takes its rows. */
export function sourcesOf(
  { contenus, sealer, store }: Installation,
  { faq, actes, jobs }: Services,
): Sources<Contexts, Registry> {
  const { moteur } = actes
  const demandes = { ...actes, moteur: moteur.pourDemandes }
  const referentiels = Object.fromEntries(
    tablesReferentiel.map((table) => [table, referentielSource(table)]),
  ) as Record<(typeof tablesReferentiel)[number], ReturnType<typeof referentielSource>>
  return {
    client: clientSource,
    contrats: contratsSource,
    profil: createProfilSource({ sealer }),
    // Printed as the papers are, which read it.
    situationContractuelle: { ...situationContractuelleSource, print: imprimerSituation },
    optionAffiliation: optionAffiliationSource,
    radiationRenfort: radiationRenfortSource,
    nouveautes: nouveautesSource,
    garanties: garantiesSource,
    simulateur: simulateurSource,
    simulation: simulationSource,
    notifications: notificationsSource,
    reseauxSoins: reseauxSoinsSource,
    consentements: {
      ...createConsentementsSource({ sealer }),
      form: (context, data) => moteur.receive(context, 'consentementActeGestion', data),
    },
    ribPrestations: {
      form: (context, data) => moteur.receive(context, 'ribPrestationsActeGestion', data),
    },
    demarches: createDemarchesSource(actes),
    apercu: createApercuSource(actes),
    brouillons: createBrouillonsSource(actes),
    demandes: createDemandesSource(demandes),
    dossier: createDossierSource(demandes),
    pieces: createPiecesSource(demandes),
    gesteDemande: createGesteDemandeSource(demandes),
    traitement: createTraitementSource(demandes),
    carteTp: carteTpSource,
    ged: createGedSource({ store }),
    courriers: createCourriersSource({ store }),
    attestation: attestationSource,
    cotisations: cotisationsSource,
    remboursements: remboursementsSource,
    prestations: prestationsSource,
    tiersPrestations: tiersPrestationsSource,
    paiements: paiementsSource,
    blocklists: createBlocklistsSource(contenus),
    faqContent: createFaqContentSource(faq),
    faqSearch: createFaqSearchSource(faq),
    codePostal: codePostalSource,
    ...referentiels,
    connexionCounter: connexionCounterSource,
    statistiquesUsers: statistiquesUsersSource,
    jobs: createJobsSource(jobs),
    vues: vuesSource,
    exports: exportsSource,
  }
}
