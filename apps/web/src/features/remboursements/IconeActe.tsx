import type { Remboursement } from '@espace-adherent/contract/remboursements'
import type { Famille } from '@espace-adherent/domain/prestations'
import {
  IconBuildingHospital,
  IconDental,
  IconEar,
  IconEyeglass,
  IconPill,
  IconStethoscope,
} from '@tabler/icons-react'

const icones = {
  hospitalisation: IconBuildingHospital,
  soinsCourants: IconStethoscope,
  dentaire: IconDental,
  optique: IconEyeglass,
  aidesAuditives: IconEar,
} as const satisfies Record<Famille, unknown>

export function IconeActe({ codeActe, famille }: Pick<Remboursement, 'codeActe' | 'famille'>) {
  const Icone = codeActe.startsWith('PH') ? IconPill : icones[famille]
  return <Icone size={22} stroke={1.75} />
}
