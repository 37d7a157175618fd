import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialogues'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

const t = textes.emailRejete

/** A mail about a document came back: another address is asked for, and what happens without is said. */
export function EmailRejeteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const liens = useLiens()
  return (
    <Dialog
      title={t.titre}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.plusTard}</Button>
          <ButtonLink href={liens.identifiant()}>{t.changer}</ButtonLink>
        </>
      }
    >
      <p>{t.texte(email)}</p>
      <p>{t.sinon}</p>
    </Dialog>
  )
}
