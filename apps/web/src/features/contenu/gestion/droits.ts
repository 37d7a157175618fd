import { contenusResource } from '@espace-adherent/contract/contenu/gestion'
import { useDroit } from '../../../platform/session/droits.ts'

/** The same rights as the server's. */
export const usePeut = (verbe: 'create' | 'update' | 'delete'): boolean =>
  useDroit()(contenusResource.can[verbe].access.backoffice)
