import { createCatalogue } from '@espace-adherent/domain'
import { actesMots } from '../features/actes/index.ts'
import { carteTpMots } from '../features/carte-tp/index.ts'
import { clesAccesMots } from '../features/cles-acces/index.ts'
import { comptesMots } from '../features/comptes/index.ts'
import { consentementsMots } from '../features/consentements/index.ts'
import { demandesMots } from '../features/demandes/index.ts'
import { documentsMots } from '../features/documents/index.ts'
import { gestionMots } from '../features/gestion/index.ts'
import { messagesMots } from '../features/messages/index.ts'
import { portailMots } from '../features/portail/index.ts'
import { ribMots } from '../features/rib/index.ts'
import { securiteMots } from '../features/securite/index.ts'

/** Every sentence that staff may change, slice by slice; a test finds the ones that are left out. */
export const catalogueMots = createCatalogue([
  ...messagesMots,
  ...comptesMots,
  ...securiteMots,
  ...clesAccesMots,
  ...actesMots,
  ...demandesMots,
  ...ribMots,
  ...consentementsMots,
  ...gestionMots,
  ...documentsMots,
  ...carteTpMots,
  ...portailMots,
])
