import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'

const DematerialisationDialog = lazyView(() => import('./DematerialisationDialog.tsx'))

type Demande = {
  /** Records the answer; rejected, the question stays. */
  onReponse: (isAcceptee: boolean) => void | Promise<void>
  /** Once it is recorded: where one was going. */
  onFait: () => void
}

/** Asks whether documents may come on line rather than on paper. */
export const demanderDematerialisation = ({ onReponse, onFait }: Demande) =>
  modals.open((close) => (
    <DematerialisationDialog
      onReponse={onReponse}
      onClose={() => {
        close()
        onFait()
      }}
    />
  ))
