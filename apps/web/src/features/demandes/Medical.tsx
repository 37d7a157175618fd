import type { Dossier } from '@espace-adherent/contract/demandes'
import { CheckboxField } from '@espace-adherent/ui/choix'
import { textes } from './textes.ts'

type MedicalProps = {
  dossier: Pick<Dossier, 'isMedicale'>
  value: boolean
  onChange: (value: boolean) => void
}

/** Who will read what is being sent: said where it is known already, asked elsewhere. */
export const Medical = ({ dossier, value, onChange }: MedicalProps) =>
  dossier.isMedicale ? (
    <p className="note block">{textes.envoiMedical}</p>
  ) : (
    <CheckboxField
      label={textes.isMedical}
      hint={textes.isMedicalAide}
      value={value}
      onChange={onChange}
    />
  )
