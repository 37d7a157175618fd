import { Dialog } from '@espace-adherent/ui/dialog'
import { CmsBlock } from '../../features/contenu/index.ts'
import { textes } from './textes.ts'

const AideConnexionDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={textes.besoinAide} onClose={onClose}>
    <CmsBlock name="Aide_Connexion" topLevel={3} />
  </Dialog>
)
export default AideConnexionDialog
