export { type Annuaire, createAnnuaire, TOPIC_CLIENTS } from './annuaire.ts'
export { charteCss } from './charte-css.ts'
export {
  type Client,
  fonctionnalitesPour,
  logoUrl,
  toCurrentClient,
  toPortailSettings,
} from './client.ts'
export { findClients, hasClient, saveFournisseurExterne } from './clients.repository.ts'
export { createPage, escapeHtml, pageHead } from './page.ts'
export { registerLogos } from './portail.routes.ts'
export { clientSource, isFeatureVisible } from './source.ts'
