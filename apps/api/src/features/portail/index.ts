export { type Annuaire, createAnnuaire, TOPIC_CLIENTS } from './annuaire.ts'
export { charteCss, fontFaceCss } from './charte-css.ts'
export {
  type Client,
  fonctionnalitesPour,
  logoUrl,
  toCurrentClient,
  toPortailSettings,
} from './client.ts'
export { findClients, findOccupants, saveFournisseurExterne } from './clients.repository.ts'
export { portailMots } from './etiquettes.ts'
export { letterheadOf, piedDe } from './letterhead.ts'
export { communesDe, textesDe } from './mots.ts'
export { createPage, escapeHtml, pageHead } from './page.ts'
export { registerPortail } from './portail.routes.ts'
export { clientSource, isFeatureVisible } from './source.ts'
