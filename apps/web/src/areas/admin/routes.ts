import type { DomaineBackOffice } from '@espace-adherent/domain/roles'
import { lazyChunk } from '../../platform/chunks/index.ts'
import { alsoAt, defineRoute } from '../../platform/routing/route.ts'
import { CHEMIN_ADMIN } from './chemin.ts'
import { textes } from './textes.ts'

const shell = lazyChunk(() => import('./AdminShell.tsx'))

/** Whoever may read that part of the back office may open its screen. */
const lecteurDe = (domaine: DomaineBackOffice) =>
  ({ role: 'backoffice', droit: { domaine, action: 'read' } }) as const

export const admin = defineRoute({
  path: CHEMIN_ADMIN,
  guard: lecteurDe('tableau-de-bord'),
  title: textes.tableauDeBord,
  shell,
  screen: { load: () => import('./TableauDeBordScreen.tsx') },
})

/** The address of the specification: the same screen as the entrance. */
export const tableauDeBord = alsoAt(admin, '/admin/tableau-de-bord')

export const demandes = defineRoute({
  path: '/admin/demandes',
  place: '/admin/demandes',
  guard: lecteurDe('demandes'),
  title: textes.demandes,
  shell,
  screen: { load: () => import('./DemandesScreen.tsx') },
})

export const demande = alsoAt(demandes, '/admin/demandes/:id')

export const reclamations = defineRoute({
  path: '/admin/reclamations',
  guard: lecteurDe('demandes'),
  title: textes.reclamations,
  shell,
  screen: { load: () => import('./ReclamationsScreen.tsx') },
})

export const registreDroits = defineRoute({
  path: '/admin/droits-personnels',
  guard: lecteurDe('demandes'),
  title: textes.registreDroits,
  shell,
  screen: { load: () => import('./RegistreDroitsScreen.tsx') },
})

/** Where the register was before: links in older mails still lead to it. */
export const ancienRegistreDroits = alsoAt(registreDroits, '/admin/droits')

export const indus = defineRoute({
  path: '/admin/indus',
  guard: lecteurDe('demandes'),
  title: textes.indus,
  shell,
  screen: { load: () => import('./IndusScreen.tsx') },
})

export const impayes = defineRoute({
  path: '/admin/impayes',
  guard: lecteurDe('demandes'),
  title: textes.impayes,
  shell,
  screen: { load: () => import('./ImpayesScreen.tsx') },
})

export const tropVerses = defineRoute({
  path: '/admin/trop-verses',
  guard: lecteurDe('demandes'),
  title: textes.tropVerses,
  shell,
  screen: { load: () => import('./TropVersesScreen.tsx') },
})

export const portabilites = defineRoute({
  path: '/admin/portabilites',
  guard: lecteurDe('demandes'),
  title: textes.portabilites,
  shell,
  screen: { load: () => import('./PortabilitesScreen.tsx') },
})

export const evolutions = defineRoute({
  path: '/admin/evolutions',
  guard: lecteurDe('notifications'),
  title: textes.evolutions,
  shell,
  screen: { load: () => import('./EvolutionsScreen.tsx') },
})

export const motifs = defineRoute({
  path: '/admin/motifs',
  guard: lecteurDe('demandes'),
  title: textes.motifs,
  shell,
  screen: { load: () => import('./MotifsScreen.tsx') },
})

export const impressions = defineRoute({
  path: '/admin/impressions',
  guard: lecteurDe('demandes'),
  title: textes.impressions,
  shell,
  screen: { load: () => import('./ImpressionsScreen.tsx') },
})

export const ratios = defineRoute({
  path: '/admin/ratios',
  guard: lecteurDe('parametrage'),
  title: textes.ratios,
  shell,
  screen: { load: () => import('./RatiosScreen.tsx') },
})

export const renforts = defineRoute({
  path: '/admin/renforts',
  guard: lecteurDe('parametrage'),
  title: textes.renforts,
  shell,
  screen: { load: () => import('./RenfortsScreen.tsx') },
})

export const reseauxSoins = defineRoute({
  path: '/admin/reseaux-soins',
  guard: lecteurDe('parametrage'),
  title: textes.reseauxSoins,
  shell,
  screen: { load: () => import('./ReseauxSoinsScreen.tsx') },
})

export const exploitation = defineRoute({
  path: '/admin/exploitation',
  guard: lecteurDe('parametrage'),
  title: textes.exploitation,
  shell,
  screen: { load: () => import('./ExploitationScreen.tsx') },
})

export const violations = defineRoute({
  path: '/admin/violations',
  guard: lecteurDe('historique'),
  title: textes.violations,
  shell,
  screen: { load: () => import('./ViolationsScreen.tsx') },
})

export const conservation = defineRoute({
  path: '/admin/conservation',
  guard: lecteurDe('parametrage'),
  title: textes.conservation,
  shell,
  screen: { load: () => import('./ConservationScreen.tsx') },
})

export const referentiel = defineRoute({
  path: '/admin/referentiels/:table',
  guard: lecteurDe('referentiels'),
  title: textes.referentiels,
  shell,
  screen: { load: () => import('./ReferentielScreen.tsx') },
})

export const utilisateurs = defineRoute({
  path: '/admin/utilisateurs',
  guard: lecteurDe('utilisateurs'),
  title: textes.utilisateurs,
  shell,
  screen: { load: () => import('./UtilisateursScreen.tsx') },
})

export const roles = defineRoute({
  path: '/admin/roles',
  guard: lecteurDe('roles'),
  title: textes.roles,
  shell,
  screen: { load: () => import('./RolesScreen.tsx') },
})

export const clients = defineRoute({
  path: '/admin/clients',
  guard: lecteurDe('clients'),
  title: textes.clients,
  shell,
  screen: { load: () => import('./ClientsScreen.tsx') },
})

export const client = defineRoute({
  path: '/admin/clients/:id',
  guard: lecteurDe('clients'),
  title: textes.clients,
  shell,
  screen: { load: () => import('./ClientScreen.tsx') },
})

export const nouveautes = defineRoute({
  path: '/admin/nouveautes',
  guard: lecteurDe('contenus'),
  title: textes.nouveautes,
  shell,
  screen: { load: () => import('./NouveautesScreen.tsx') },
})

export const tarifsSoins = defineRoute({
  path: '/admin/tarifs-soins',
  guard: lecteurDe('parametrage'),
  title: textes.tarifsSoins,
  shell,
  screen: { load: () => import('./TarifsSoinsScreen.tsx') },
})

export const historique = defineRoute({
  path: '/admin/historique',
  guard: lecteurDe('historique'),
  title: textes.historique,
  shell,
  screen: { load: () => import('./HistoriqueScreen.tsx') },
})

export const contenus = defineRoute({
  path: '/admin/contenus',
  guard: lecteurDe('contenus'),
  title: textes.contenus,
  shell,
  screen: { load: () => import('./ContenusScreen.tsx') },
})

export const faq = defineRoute({
  path: '/admin/faq',
  guard: lecteurDe('contenus'),
  title: textes.faq,
  shell,
  screen: { load: () => import('./FaqScreen.tsx') },
})

export const mediatheque = defineRoute({
  path: '/admin/mediatheque',
  guard: lecteurDe('contenus'),
  title: textes.mediatheque,
  shell,
  screen: { load: () => import('./MediathequeScreen.tsx') },
})

export const bibliotheques = defineRoute({
  path: '/admin/bibliotheques',
  guard: lecteurDe('contenus'),
  title: textes.bibliotheques,
  shell,
  screen: { load: () => import('./BibliothequesScreen.tsx') },
})

export const tags = defineRoute({
  path: '/admin/mots-cles',
  guard: lecteurDe('contenus'),
  title: textes.tags,
  shell,
  screen: { load: () => import('./TagsScreen.tsx') },
})

export const mails = defineRoute({
  path: '/admin/mails',
  guard: lecteurDe('parametrage'),
  title: textes.mails,
  shell,
  screen: { load: () => import('./MailsScreen.tsx') },
})

export const editions = defineRoute({
  path: '/admin/editions',
  guard: lecteurDe('parametrage'),
  title: textes.editions,
  shell,
  screen: { load: () => import('./EditionsScreen.tsx') },
})

export const etiquettes = defineRoute({
  path: '/admin/etiquettes',
  guard: lecteurDe('parametrage'),
  title: textes.etiquettes,
  shell,
  screen: { load: () => import('./EtiquettesScreen.tsx') },
})

export const traductions = defineRoute({
  path: '/admin/traductions',
  guard: lecteurDe('parametrage'),
  title: textes.traductions,
  shell,
  screen: { load: () => import('./TraductionsScreen.tsx') },
})

export const notifications = defineRoute({
  path: '/admin/notifications',
  guard: lecteurDe('notifications'),
  title: textes.notifications,
  shell,
  screen: { load: () => import('./NotificationsScreen.tsx') },
})

export const notification = defineRoute({
  path: '/admin/notifications/:id',
  guard: lecteurDe('notifications'),
  title: textes.notifications,
  shell,
  screen: { load: () => import('./NotificationScreen.tsx') },
})

export const audiences = defineRoute({
  path: '/admin/audiences',
  guard: lecteurDe('notifications'),
  title: textes.audiences,
  shell,
  screen: { load: () => import('./AudiencesScreen.tsx') },
})

export const reglesDateEffet = defineRoute({
  path: '/admin/regles-date-effet',
  guard: lecteurDe('parametrage'),
  title: textes.reglesDateEffet,
  shell,
  screen: { load: () => import('./ReglesDateEffetScreen.tsx') },
})

/** Everybody who works here, whatever their rights: how they themselves sign in. */
export const monAcces = defineRoute({
  path: '/admin/mon-acces',
  guard: { role: 'backoffice' },
  title: textes.monAcces,
  shell,
  screen: { load: () => import('./MonAccesScreen.tsx') },
})

export const exports = defineRoute({
  path: '/admin/exports',
  guard: lecteurDe('tableau-de-bord'),
  title: textes.exports,
  shell,
  screen: { load: () => import('./ExportsScreen.tsx') },
})

export const routesAdmin = [
  ancienRegistreDroits,
  admin,
  tableauDeBord,
  demandes,
  demande,
  motifs,
  impressions,
  ratios,
  renforts,
  reseauxSoins,
  reclamations,
  registreDroits,
  utilisateurs,
  roles,
  clients,
  client,
  referentiel,
  nouveautes,
  contenus,
  faq,
  mediatheque,
  bibliotheques,
  tags,
  mails,
  editions,
  etiquettes,
  traductions,
  notifications,
  notification,
  audiences,
  reglesDateEffet,
  tarifsSoins,
  historique,
  exports,
  violations,
  conservation,
  indus,
  impayes,
  tropVerses,
  portabilites,
  evolutions,
  exploitation,
  monAcces,
] as const
