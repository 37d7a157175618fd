import type { ActeGestion } from '@espace-adherent/domain/actes'
import {
  type Icon,
  IconBell,
  IconBuildingBank,
  IconChecklist,
  IconHome,
  IconLeaf,
  IconMail,
  IconMessage,
} from '@tabler/icons-react'

type Presentation = { icon: Icon; slug: string }

/**
 * How lists show each act, and where they lead: the end of its path, spelled out, for the first screen
 * shows acts and reads no shape of them.
 */
const presentations: Record<ActeGestion, Presentation> = {
  ribPrestationsActeGestion: { icon: IconBuildingBank, slug: 'ribprestations' },
  consentementActeGestion: { icon: IconChecklist, slug: 'consentement' },
  adresseActeGestion: { icon: IconHome, slug: 'adresse' },
  communicationActeGestion: { icon: IconMail, slug: 'communication' },
  abonnementActeGestion: { icon: IconBell, slug: 'abonnement' },
  dematerialisationActeGestion: { icon: IconLeaf, slug: 'dematerialisation' },
  contactActeGestion: { icon: IconMessage, slug: 'contact/v2' },
}

export const presentationDe = (acte: ActeGestion): Presentation => presentations[acte]
