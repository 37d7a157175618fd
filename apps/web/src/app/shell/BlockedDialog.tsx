import { Button } from '@espace-adherent/ui/actions'
import { Dialog } from '@espace-adherent/ui/dialog'
import { textes } from '../textes.ts'

/** Says what the server said, and stays: without this answer there is nothing to show. */
const BlockedDialog = ({ message }: { message: string }) => (
  <Dialog
    title={textes.indisponibleTitre}
    actions={
      <Button variant="primary" onClick={() => window.location.reload()}>
        {textes.reessayer}
      </Button>
    }
  >
    <p>{message}</p>
  </Dialog>
)
export default BlockedDialog
