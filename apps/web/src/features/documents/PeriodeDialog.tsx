import type { EditionProposee } from '@espace-adherent/contract/documents'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { anneesReleve, type PeriodeReleve, periodesReleve } from '@espace-adherent/domain/documents'
import { Button } from '@espace-adherent/ui/actions'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useState } from 'react'
import { textes } from './textes.ts'

type PeriodeDialogProps = {
  edition: EditionProposee
  onChoose: (periode: PeriodeReleve) => void
  onClose: () => void
}

/** A statement covers a period: one of those that are usually asked for. */
export default function PeriodeDialog({ edition, onChoose, onClose }: PeriodeDialogProps) {
  const jour = dateAParis(new Date())
  const periodes = edition.isAnnuel ? anneesReleve(jour) : periodesReleve(jour)
  const [libelle, setLibelle] = useState(periodes[0]?.libelle ?? null)
  const choisie = periodes.find((periode) => periode.libelle === libelle)
  return (
    <Dialog
      title={edition.libelle}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={() => choisie && onChoose(choisie)}>
          {textes.afficherReleve}
        </Button>
      }
    >
      <RadioGroup
        label={textes.periode}
        layout="stack"
        choix={periodes.map((periode) => ({ libelle: periode.libelle, valeur: periode.libelle }))}
        value={libelle}
        onChange={setLibelle}
      />
    </Dialog>
  )
}
