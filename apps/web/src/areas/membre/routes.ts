import { lazyChunk } from '../../platform/chunks/index.ts'
import type { Guard } from '../../platform/routing/guard.ts'
import { defineRoute, type Route } from '../../platform/routing/route.ts'
import { chemins } from './chemins.ts'
import { textes } from './textes.ts'

const shell = lazyChunk(() => import('./MembreShell.tsx'))
const { titres } = textes

/** Staff may come here too: the shell tells them that they have no contract. */
export const accueil = defineRoute({
  path: chemins.accueil,
  guard: { session: 'required', delegation: 'toujours' },
  title: titres.accueil,
  shell,
  screen: { load: () => import('./AccueilScreen.tsx') },
})

const membre: Guard = { role: 'membre' }
/** What is between the insurer and whoever subscribed to the contract. */
const adherent: Guard = { ...membre, portee: 'Contrat' }

export const contrats = defineRoute({
  path: '/contrats',
  guard: { ...membre, delegation: 'contrats' },
  title: titres.contrats,
  shell,
  screen: { load: () => import('./ContratsScreen.tsx') },
})

export const situationContractuelle = defineRoute({
  path: '/situation-contractuelle',
  guard: adherent,
  title: titres.situationContractuelle,
  shell,
  screen: { load: () => import('./SituationContractuelleScreen.tsx') },
})

export const beneficiaires = defineRoute({
  path: '/beneficiaires',
  guard: membre,
  title: titres.beneficiaires,
  shell,
  screen: { load: () => import('./BeneficiairesScreen.tsx') },
})

export const options = defineRoute({
  path: '/options',
  guard: adherent,
  title: titres.options,
  shell,
  screen: { load: () => import('./OptionsScreen.tsx') },
})

export const profil = defineRoute({
  path: '/profil',
  guard: membre,
  title: titres.profil,
  shell,
  screen: { load: () => import('./ProfilScreen.tsx') },
})

/** Where one lives: the act itself, at the address that people look for. */
export const profilAdresse = defineRoute({
  path: '/profil/adresse',
  guard: membre,
  title: titres.adresse,
  shell,
  screen: {
    load: async () => ({
      default: (await import('../../features/adresse/demarches.ts')).adresseActeGestion,
    }),
  },
})

export const profilPreferences = defineRoute({
  path: '/profil/preferences',
  guard: membre,
  title: titres.preferences,
  shell,
  screen: { load: () => import('./PreferencesScreen.tsx') },
})

export const profilDonnees = defineRoute({
  path: '/profil/donnees',
  guard: membre,
  title: titres.donnees,
  shell,
  screen: { load: () => import('./DonneesScreen.tsx') },
})

export const profilSoins = defineRoute({
  path: '/profil/soins',
  guard: membre,
  title: titres.soins,
  shell,
  screen: { load: () => import('./QuiVoitScreen.tsx') },
})

/** How the account is entered, and from where. */
export const securite = defineRoute({
  path: '/profil/securite',
  guard: membre,
  title: titres.securite,
  shell,
  screen: { load: () => import('./SecuriteScreen.tsx') },
})

export const identifiant = defineRoute({
  path: chemins.identifiant,
  guard: membre,
  title: titres.identifiant,
  shell,
  screen: {
    load: async () => ({
      default: (await import('../../features/comptes/mon-compte/demarches.ts'))
        .changementIdentifiantActeGestion,
    }),
  },
})

/** The end of the account: the act itself. */
export const suppression = defineRoute({
  path: '/profil/suppression',
  guard: membre,
  title: titres.suppression,
  shell,
  screen: { load: () => import('./SuppressionScreen.tsx') },
})

export const garanties = defineRoute({
  path: chemins.garanties,
  guard: { ...membre, delegation: 'contrats' },
  title: titres.garanties,
  shell,
  screen: { load: () => import('./GarantiesScreen.tsx') },
})

export const simulateur = defineRoute({
  path: '/simulateur',
  guard: { ...membre, feature: 'simulateur' },
  title: titres.simulateur,
  shell,
  screen: { load: () => import('./SimulateurScreen.tsx') },
})

export const compteurs = defineRoute({
  path: '/compteurs',
  guard: membre,
  title: titres.compteurs,
  shell,
  screen: { load: () => import('./CompteursScreen.tsx') },
})

export const carteTiersPayant = defineRoute({
  path: chemins.carteTiersPayant,
  guard: { ...membre, delegation: 'carte' },
  title: titres.carteTiersPayant,
  shell,
  screen: { load: () => import('./CarteTiersPayantScreen.tsx') },
})

export const documents = defineRoute({
  path: chemins.documents,
  guard: { ...membre, delegation: 'documents' },
  title: titres.documents,
  shell,
  screen: { load: () => import('./DocumentsScreen.tsx') },
})

/** Benefits that were paid by mistake: asked of whoever was paid, a beneficiary too. */
export const tropPercus = defineRoute({
  path: chemins.tropPercus,
  guard: membre,
  title: titres.tropPercus,
  shell,
  screen: { load: () => import('./TropPercusScreen.tsx') },
})

export const cotisations = defineRoute({
  path: chemins.cotisations,
  guard: { ...membre, portee: 'Contrat', delegation: 'cotisations' },
  title: titres.cotisations,
  shell,
  screen: { load: () => import('./CotisationsScreen.tsx') },
})

/** One card payment, by its number: where its page comes back to. */
export const paiementCotisation = defineRoute({
  path: chemins.paiementCotisation,
  guard: membre,
  title: titres.paiementCotisation,
  shell,
  screen: { load: () => import('./ReglementScreen.tsx') },
})

export const coordonneesBancaires = defineRoute({
  path: chemins.coordonneesBancaires,
  guard: membre,
  title: titres.coordonneesBancaires,
  shell,
  screen: { load: () => import('./CoordonneesBancairesScreen.tsx') },
})

export const reseauxSoins = defineRoute({
  path: '/reseaux-de-soins',
  guard: { ...membre, feature: 'reseauxSoins' },
  title: titres.reseauxSoins,
  shell,
  screen: { load: () => import('./ReseauxSoinsScreen.tsx') },
})

export const notifications = defineRoute({
  path: '/notifications',
  guard: membre,
  title: titres.notifications,
  shell,
  screen: { load: () => import('./NotificationsScreen.tsx') },
})

export const remboursements = defineRoute({
  path: chemins.remboursements,
  guard: { ...membre, delegation: 'remboursements' },
  title: titres.remboursements,
  shell,
  screen: { load: () => import('./RemboursementsScreen.tsx') },
})

/** One statement, by its number. */
export const prestation = defineRoute({
  path: chemins.prestation,
  guard: { ...membre, delegation: 'remboursements' },
  title: titres.prestation,
  shell,
  screen: { load: () => import('./PrestationScreen.tsx') },
})

export const paiements = defineRoute({
  path: chemins.paiements,
  guard: { ...membre, delegation: 'remboursements' },
  title: titres.paiements,
  shell,
  screen: { load: () => import('./PaiementsScreen.tsx') },
})

/** Claims, with their progress. */
export const sinistres = defineRoute({
  path: '/sinistres',
  guard: membre,
  title: titres.sinistres,
  shell,
  screen: { load: () => import('./SinistresScreen.tsx') },
})

export const sinistresDeclarer = defineRoute({
  path: '/sinistres/declarer',
  guard: membre,
  title: titres.declarer,
  shell,
  screen: { load: () => import('./DeclarerScreen.tsx') },
})

/** A stay to prepare. */
export const hospitalisation = defineRoute({
  path: '/hospitalisation',
  guard: { ...membre, feature: 'pecHospi' },
  title: titres.hospitalisation,
  shell,
  screen: {
    load: async () => ({
      default: (await import('../../features/hospitalisation/demarches.ts')).pecHospiActeGestion,
    }),
  },
})

/** What can be asked for. */
export const demarches = defineRoute({
  path: chemins.demarches,
  guard: membre,
  title: titres.demarches,
  shell,
  screen: { load: () => import('./DemarchesScreen.tsx') },
})

/** What happens in a life, and what it touches over all contracts. */
export const evenements = defineRoute({
  path: chemins.evenements,
  guard: membre,
  title: titres.evenements,
  shell,
  screen: { load: () => import('./EvenementsScreen.tsx') },
})

/** One act, by the end of its path. */
export const demarche = defineRoute({
  path: chemins.demarche,
  guard: membre,
  title: titres.demarches,
  shell,
  screen: { load: () => import('./DemarcheScreen.tsx') },
})

/** What was asked for. */
export const demandes = defineRoute({
  path: chemins.demandes,
  guard: { ...membre, delegation: 'demarches' },
  title: titres.demandes,
  shell,
  screen: { load: () => import('./DemandesScreen.tsx') },
})

export const demande = defineRoute({
  path: chemins.demande,
  guard: { ...membre, delegation: 'demarches' },
  title: titres.demandes,
  shell,
  screen: { load: () => import('./DemandesScreen.tsx') },
})

/** To write to the insurer: the act itself. */
export const contact = defineRoute({
  path: chemins.contact,
  guard: membre,
  title: titres.contact,
  shell,
  screen: {
    load: async () => ({
      default: (await import('../../features/contact/demarches.ts')).contactActeGestion,
    }),
  },
})

export const aide = defineRoute({
  path: '/aide',
  guard: { ...membre, feature: 'faqInbentaService', apercu: true },
  title: titres.aide,
  shell,
  screen: { load: () => import('./AideScreen.tsx') },
})

export const nouveautes = defineRoute({
  path: '/nouveautes',
  guard: { ...membre, apercu: true },
  title: titres.nouveautes,
  shell,
  screen: { load: () => import('./NouveautesScreen.tsx') },
})

/** Every route of the area. Those that the navigation shows stand in `navigation.ts` too. */
export const routesMembre: readonly Route[] = [
  accueil,
  remboursements,
  prestation,
  paiements,
  contrats,
  garanties,
  simulateur,
  compteurs,
  carteTiersPayant,
  documents,
  tropPercus,
  cotisations,
  paiementCotisation,
  coordonneesBancaires,
  reseauxSoins,
  notifications,
  hospitalisation,
  sinistres,
  sinistresDeclarer,
  demarches,
  evenements,
  demarche,
  demandes,
  demande,
  contact,
  aide,
  situationContractuelle,
  beneficiaires,
  options,
  profil,
  profilAdresse,
  profilPreferences,
  profilDonnees,
  profilSoins,
  securite,
  identifiant,
  suppression,
  nouveautes,
]
