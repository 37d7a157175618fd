import type { Remboursement } from '@espace-adherent/contract/remboursements'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { Panne } from '../../platform/query/Lecture.tsx'
import { useLiens } from '../portail/index.ts'
import { nomActe } from './Acte.tsx'
import { Explication } from './Explication.tsx'
import { decompteQuery } from './queries.ts'
import { textes } from './textes.ts'

const { pourquoi: mots } = textes

/** Beside the list: the amounts at once, their reasons as soon as they are read. */
export function PourquoiCeMontant({
  ligne,
  onClose,
}: {
  ligne: Remboursement
  onClose: () => void
}) {
  const liens = useLiens()
  const lecture = useQuery(decompteQuery(String(ligne.decompteId)))
  const detail = lecture.data?.rows[0]?.lignes.find(({ id }) => id === ligne.id)
  return (
    <Dialog
      title={mots.titre}
      size="drawer"
      onClose={onClose}
      actions={
        <ButtonLink href={liens.prestation(ligne.decompteId)}>{mots.voirDecompte}</ButtonLink>
      }
    >
      <p className="muted mb-20">{mots.sujet(nomActe(ligne), ligne.prenom, ligne.dateSoins)}</p>
      {lecture.isError ? (
        <Panne echec={mots.echec} query={lecture} />
      ) : (
        <Explication ligne={ligne} phrases={detail?.explication ?? null} />
      )}
    </Dialog>
  )
}
