import { defineSlice } from '../slice.ts'
import { portailMots } from './etiquettes.ts'
import { registerPortail } from './portail.routes.ts'
import { clientSource } from './source.ts'
import { traductionsMots } from './traductions.ts'

export { type Annuaire, createAnnuaire, TOPIC_CLIENTS } from './annuaire.ts'
export { drawIcone, nomCourt } from './application.ts'
export { charteCss, fontFaceCss } from './charte-css.ts'
export {
  fonctionnalitesPour,
  isCreationOuverte,
  logoUrl,
  toCurrentClient,
  toPortailSettings,
} from './client.ts'
export {
  findClients,
  findContratsServis,
  findOccupants,
  findSecret,
  fonctionnalitesImportees,
  insertSecret,
  purgeExceptions,
  saveFournisseurExterne,
} from './clients.repository.ts'
export {
  addClient,
  holdClient,
  holdDroits,
  notePreparation,
  saveClient,
  saveDroits,
  saveException,
} from './ecriture.repository.ts'
export { letterheadOf, piedDe } from './letterhead.ts'
export { communesDe, textesDe } from './mots.ts'
export { bandeauDe, createPage, escapeHtml, pageHead } from './page.ts'
export { pageLien } from './page-lien.ts'
export type { Preparation } from './portail.schema.ts'
export { isFeatureVisible, readFeatures } from './source.ts'
export { traduire } from './traductions.ts'

export const portailSlice = defineSlice({
  nom: 'portail',
  mots: [...portailMots, ...traductionsMots],
  sources: () => ({ client: clientSource }),
  mount: registerPortail,
})
