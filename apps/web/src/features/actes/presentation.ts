import type { ActeGestion } from '@espace-adherent/domain/actes'
import { type Icon, IconAt, IconBuildingBank, IconChecklist } from '@tabler/icons-react'

type Presentation = { icon: Icon; slug: string }

/**
 * How lists show each act, and where they lead: the end of its path, spelled out, for the first screen
 * shows acts and reads no shape of them.
 */
const presentations: Record<ActeGestion, Presentation> = {
  ribPrestationsActeGestion: { icon: IconBuildingBank, slug: 'ribprestations' },
  consentementActeGestion: { icon: IconChecklist, slug: 'consentement' },
  changementIdentifiantActeGestion: { icon: IconAt, slug: 'changementidentifiant' },
}

export const presentationDe = (acte: ActeGestion): Presentation => presentations[acte]
