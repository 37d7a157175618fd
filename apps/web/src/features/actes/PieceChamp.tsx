import type { PieceDemandee } from '@espace-adherent/domain/actes'
import { type FileAttente, fichiersEnvoyes } from '@espace-adherent/domain/fichiers'
import { Champ, type FieldValues, type Formulaire } from '@espace-adherent/ui/forms'
import { UploadField } from '@espace-adherent/ui/upload/UploadField.tsx'
import { photosPartagees } from '../../platform/device/partage.ts'
import { useUploadFichier } from '../fichiers/index.ts'
import { type Pieces, reglesPages } from './pieces.ts'

/** The bill itself: what was shared from the phone is one. */
const FACTURE = 'facture'

type PieceChampProps<S extends FieldValues> = {
  piece: PieceDemandee
  form: Formulaire<S>
  pieces: Pieces
  /** The document asked for above: what it says of all files is not said again. */
  dessus: PieceDemandee | null
}

/** One document that an act asks for: sent as soon as it is chosen, with the reason why it is needed. */
export function PieceChamp<S extends FieldValues>({
  piece,
  form,
  pieces,
  dessus,
}: PieceChampProps<S>) {
  const { champ, libelle, raison, isRequise, isPhoto, nombreMax = 1 } = piece
  const send = useUploadFichier(champ)
  return (
    <Champ form={form as unknown as Formulaire<FieldValues>} name={champ}>
      {({ value, onChange, ...bound }) => (
        <UploadField
          {...bound}
          label={libelle}
          hint={raison}
          regles={{ ...reglesPages(nombreMax), obligatoire: isRequise }}
          hideExtensions={dessus !== null}
          hideTailleMax={dessus !== null}
          hideTailleTotale={(dessus?.nombreMax ?? 1) > 1}
          {...(isPhoto && { isPhoto })}
          send={send}
          apporte={champ === FACTURE ? photosPartagees : undefined}
          value={pieces.file(champ, value)}
          onChange={(file: FileAttente<File>) => {
            pieces.set(champ, file)
            const envoyes = fichiersEnvoyes(file)
            onChange(nombreMax > 1 ? envoyes : (envoyes[0] ?? null))
          }}
        />
      )}
    </Champ>
  )
}
