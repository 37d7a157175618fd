import { consentementActe } from '@espace-adherent/contract/consentements'
import { ribPrestationsActe } from '@espace-adherent/contract/rib'
import type { ActeGestion } from '@espace-adherent/domain/actes'
import { type Icon, IconBuildingBank, IconChecklist } from '@tabler/icons-react'
import { slugDe } from './demarche.ts'

type Presentation = { icon: Icon; slug: string }

/** How lists show each act, and where they lead. */
const presentations: Record<ActeGestion, Presentation> = {
  ribPrestationsActeGestion: { icon: IconBuildingBank, slug: slugDe(ribPrestationsActe) },
  consentementActeGestion: { icon: IconChecklist, slug: slugDe(consentementActe) },
}

export const presentationDe = (acte: ActeGestion): Presentation => presentations[acte]
