import { createCatalogue } from '@espace-adherent/domain'
import { accessibiliteSlice } from '../features/accessibilite/index.ts'
import { approbationsSlice } from '../features/accords/a-deux/index.ts'
import { accordsSlice } from '../features/accords/index.ts'
import { actesSlice, type Traite } from '../features/actes/index.ts'
import { adresseSlice } from '../features/adresse/index.ts'
import { appareilsSlice } from '../features/appareils/index.ts'
import { audiencesSlice } from '../features/audiences/index.ts'
import { beneficiairesSlice } from '../features/beneficiaires/index.ts'
import { budgetsSlice } from '../features/budgets/index.ts'
import { carteTpSlice } from '../features/carte-tp/index.ts'
import { remplacementCarteSlice } from '../features/carte-tp/remplacement/index.ts'
import { changementSituationSlice } from '../features/changement-situation/index.ts'
import { clesAccesSlice } from '../features/cles-acces/index.ts'
import { clientsSlice } from '../features/clients/index.ts'
import { comptesSlice } from '../features/comptes/index.ts'
import { compteursSlice } from '../features/compteurs/index.ts'
import { confidentialiteSlice } from '../features/confidentialite/index.ts'
import { conseilSlice } from '../features/conseil/index.ts'
import { consentementsSlice } from '../features/consentements/index.ts'
import { conservationSlice } from '../features/conservation/index.ts'
import { contactSlice } from '../features/contact/index.ts'
import { contenuSlice } from '../features/contenu/index.ts'
import { contratsSlice } from '../features/contrats/index.ts'
import { cotisationsSlice } from '../features/cotisations/index.ts'
import { paiementsSlice } from '../features/cotisations/reglements/index.ts'
import { decesSlice } from '../features/deces/index.ts'
import { delegationSlice } from '../features/delegation/index.ts'
import { demandesSlice } from '../features/demandes/index.ts'
import { documentsSlice } from '../features/documents/index.ts'
import { donneesSlice } from '../features/donnees/index.ts'
import { droitsPersonnelsSlice } from '../features/droits-personnels/index.ts'
import { envoisSlice } from '../features/envois/index.ts'
import { evenementsSlice } from '../features/evenements/index.ts'
import { evolutionsSlice } from '../features/evolutions/index.ts'
import { exploitationSlice } from '../features/exploitation/index.ts'
import { faqSlice } from '../features/faq/index.ts'
import { fichiersSlice } from '../features/fichiers/index.ts'
import { garantiesSlice } from '../features/garanties/index.ts'
import { gardesSlice } from '../features/gardes/index.ts'
import { gestionSlice, type Kept, type Outils } from '../features/gestion/index.ts'
import { historiqueSlice } from '../features/historique/index.ts'
import { hospitalisationSlice } from '../features/hospitalisation/index.ts'
import { identitySlice } from '../features/identity/index.ts'
import { impayesSlice } from '../features/impayes/index.ts'
import { importsSlice } from '../features/imports/index.ts'
import { indusSlice } from '../features/indus/index.ts'
import { mediathequeSlice } from '../features/mediatheque/index.ts'
import { messagesSlice } from '../features/messages/index.ts'
import { reglagesSlice } from '../features/mots/reglages/index.ts'
import { notificationsSlice } from '../features/notifications/index.ts'
import { nouveautesSlice } from '../features/nouveautes/index.ts'
import { optionsSlice } from '../features/options/index.ts'
import { papiersSlice } from '../features/papiers/index.ts'
import { portabiliteSlice } from '../features/portabilite/index.ts'
import { portailSlice } from '../features/portail/index.ts'
import { preferencesSlice } from '../features/preferences/index.ts'
import { profilSlice } from '../features/profil/index.ts'
import { ratiosSlice } from '../features/ratios/index.ts'
import { rechercheSlice } from '../features/recherche/index.ts'
import { reclamationSlice } from '../features/reclamation/index.ts'
import { referentielSlice } from '../features/referentiel/index.ts'
import { reglesDateEffetSlice } from '../features/regles-date-effet/index.ts'
import { remboursementsSlice } from '../features/remboursements/index.ts'
import { renonciationSlice } from '../features/renonciation/index.ts'
import { reseauxSoinsSlice } from '../features/reseaux-soins/index.ts'
import { resiliationSlice } from '../features/resiliation/index.ts'
import { ribSlice } from '../features/rib/index.ts'
import { droitsSlice } from '../features/roles/index.ts'
import { sansCompteSlice } from '../features/sans-compte/index.ts'
import { securiteSlice } from '../features/securite/index.ts'
import { simulateurSlice } from '../features/simulateur/index.ts'
import { sinistresSlice } from '../features/sinistres/index.ts'
import type { Amiss, Slice } from '../features/slice.ts'
import { ssoSlice } from '../features/sso/index.ts'
import { statistiquesSlice } from '../features/statistiques/index.ts'
import { suppressionSlice } from '../features/suppression/index.ts'
import { surveillanceSlice, surveillee } from '../features/surveillance/index.ts'
import { systemeSlice } from '../features/systeme/index.ts'
import { tarifsSoinsSlice } from '../features/tarifs-soins/index.ts'
import { utilisateursSlice } from '../features/utilisateurs/index.ts'
import { violationsSlice } from '../features/violations/index.ts'

/** Every capability of the portal, each with all that it brings: a slice that is not here does not exist. */
export const slices = [
  accessibiliteSlice,
  accordsSlice,
  actesSlice,
  adresseSlice,
  appareilsSlice,
  approbationsSlice,
  audiencesSlice,
  beneficiairesSlice,
  budgetsSlice,
  carteTpSlice,
  changementSituationSlice,
  clesAccesSlice,
  clientsSlice,
  comptesSlice,
  consentementsSlice,
  conservationSlice,
  contactSlice,
  contenuSlice,
  contratsSlice,
  cotisationsSlice,
  confidentialiteSlice,
  conseilSlice,
  delegationSlice,
  demandesSlice,
  documentsSlice,
  donneesSlice,
  droitsSlice,
  envoisSlice,
  evenementsSlice,
  exploitationSlice,
  faqSlice,
  fichiersSlice,
  garantiesSlice,
  gestionSlice,
  historiqueSlice,
  hospitalisationSlice,
  identitySlice,
  mediathequeSlice,
  messagesSlice,
  notificationsSlice,
  nouveautesSlice,
  optionsSlice,
  paiementsSlice,
  papiersSlice,
  impayesSlice,
  gardesSlice,
  importsSlice,
  indusSlice,
  portabiliteSlice,
  evolutionsSlice,
  portailSlice,
  preferencesSlice,
  profilSlice,
  ratiosSlice,
  rechercheSlice,
  referentielSlice,
  reglagesSlice,
  reglesDateEffetSlice,
  tarifsSoinsSlice,
  remboursementsSlice,
  remplacementCarteSlice,
  reseauxSoinsSlice,
  decesSlice,
  droitsPersonnelsSlice,
  reclamationSlice,
  renonciationSlice,
  resiliationSlice,
  ribSlice,
  sansCompteSlice,
  securiteSlice,
  simulateurSlice,
  compteursSlice,
  sinistresSlice,
  ssoSlice,
  statistiquesSlice,
  suppressionSlice,
  surveillanceSlice,
  systemeSlice,
  utilisateursSlice,
  violationsSlice,
] as const

/** A slice, with what the engines of acts and of tables ask of those that it brings. */
export type Plugged<S extends Outils = never, B = S> = Slice<S, B, Traite, Kept<S>>

type None<Name extends never> = Name
/** The compiler names here the resource without a source, or the act that nothing treats. */
export type Complete = None<Amiss<typeof slices>>

/** Every sentence that staff may change; a test finds the ones that are left out. */
export const catalogueMots = createCatalogue(slices.flatMap(({ mots = [] }: Slice) => mots))

/** What keeps each table that staff look after. */
export const gestionsTenues = slices
  .flatMap(({ gestions = [] }: Plugged) =>
    typeof gestions === 'function' ? gestions(catalogueMots) : gestions,
  )
  .map(surveillee)
