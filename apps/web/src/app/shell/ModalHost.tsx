import { useStore } from '../../platform/browser/store.ts'
import { Boundary } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { textes } from '../textes.ts'

/** Draws the open modals; the code of each arrives with its first showing. */
export const ModalHost = () =>
  useStore(modals).map(({ id, view }) => (
    <Boundary key={id} fallback={null} onFailure={() => giveUp(id)}>
      {view(() => modals.close(id))}
    </Boundary>
  ))

/** A modal that cannot be shown leaves the page as it was, and says so. */
function giveUp(id: number): void {
  modals.close(id)
  toasts.push({ type: 'danger', title: textes.fenetreEchouee, detail: textes.injoignableTexte })
}
