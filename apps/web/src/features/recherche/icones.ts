import type { GroupeTrouve, TrouveMembre } from '@espace-adherent/contract/recherche'
import {
  type Icon,
  IconArrowRight,
  IconFileText,
  IconGauge,
  IconHelpCircle,
  IconReceiptEuro,
} from '@tabler/icons-react'
import { presentationDe } from '../actes/index.ts'

const icones: Record<GroupeTrouve['groupe'], Icon> = {
  faire: IconArrowRight,
  reste: IconGauge,
  remboursements: IconReceiptEuro,
  documents: IconFileText,
  aide: IconHelpCircle,
}

/** An act is drawn as everywhere; all else by its kind. */
export const iconeDe = (groupe: GroupeTrouve['groupe'], { vers }: TrouveMembre): Icon =>
  vers.genre === 'acte' ? presentationDe(vers.acte).icon : icones[groupe]
