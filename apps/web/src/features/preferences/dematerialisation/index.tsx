import { lazyView } from '../../../platform/chunks/index.ts'
import { modals } from '../../../platform/modals/modals.ts'

const DematerialisationDialog = lazyView(() => import('./DematerialisationDialog.tsx'))

type Demande = {
  /** What was answered in the form that led here; nothing: it was not asked. */
  isDejaAcceptee?: boolean | undefined
  /** Records the answer; rejected, the question stays. */
  onReponse: (isAcceptee: boolean) => void | Promise<void>
  /** Once it is recorded: where one was going. */
  onFait: () => void
}

/** Asks whether documents may come on line rather than on paper. */
export const demanderDematerialisation = ({ isDejaAcceptee, onReponse, onFait }: Demande) =>
  modals.open((close) => (
    <DematerialisationDialog
      {...(isDejaAcceptee !== undefined && { isDejaAcceptee })}
      onReponse={onReponse}
      onClose={() => {
        close()
        onFait()
      }}
    />
  ))
