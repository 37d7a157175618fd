import type { Tarif } from './tarif.ts'
import { soinsCourants } from './tarifs/courants.ts'
import { soinsDentaires } from './tarifs/dentaire.ts'
import { soinsHospitaliers } from './tarifs/hopital.ts'
import { aidesAuditives, soinsOptiques } from './tarifs/optique-audition.ts'

/** The acts that members meet most, as they have been since 2023. */
export const nomenclature: readonly Tarif[] = [
  ...soinsCourants,
  ...soinsDentaires,
  ...soinsOptiques,
  ...aidesAuditives,
  ...soinsHospitaliers,
]

const parCode = new Map(nomenclature.map((tarif) => [tarif.code, tarif]))

/** What does not change with the day: the name of an act and where it stands. */
export const soinDe = (code: string): Tarif | undefined => parCode.get(code)
