import type { ActeGestion } from '@espace-adherent/domain/actes'
import {
  type Icon,
  IconAmbulance,
  IconBuildingBank,
  IconBuildingHospital,
  IconChecklist,
  IconReceiptEuro,
} from '@tabler/icons-react'

type Presentation = { icon: Icon; slug: string }

/**
 * How lists show each act, and where they lead: the end of its path, spelled out, for the first screen
 * shows acts and reads no shape of them.
 */
const presentations: Record<ActeGestion, Presentation> = {
  ribPrestationsActeGestion: { icon: IconBuildingBank, slug: 'ribprestations' },
  declarationSinistreActeGestion: { icon: IconAmbulance, slug: 'declarationsinistre' },
  declarationSinistreV2ActeGestion: { icon: IconReceiptEuro, slug: 'declarationsinistreV2' },
  pecHospiActeGestion: { icon: IconBuildingHospital, slug: 'pec/hospi' },
  consentementActeGestion: { icon: IconChecklist, slug: 'consentement' },
}

export const presentationDe = (acte: ActeGestion): Presentation => presentations[acte]
