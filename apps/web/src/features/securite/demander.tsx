import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import type { CodeSecuriteProps } from './CodeSecurite.tsx'

const CodeSecurite = lazyView(() => import('./CodeSecurite.tsx'))

type Demande = Pick<CodeSecuriteProps, 'operation' | 'username' | 'reference'> & {
  /** The code was accepted, and travels with every request from now on. */
  onVerified?: (() => void) | undefined
  /** The person gave up. */
  onAbandon?: (() => void) | undefined
}

/** Asks for a security code, in a dialog of its own. */
export function demanderCode({ onVerified, onAbandon, ...qui }: Demande): void {
  modals.open((close) => (
    <CodeSecurite
      {...qui}
      onVerified={() => {
        close()
        onVerified?.()
      }}
      onClose={() => {
        close()
        onAbandon?.()
      }}
    />
  ))
}
