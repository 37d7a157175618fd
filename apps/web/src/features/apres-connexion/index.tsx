import { lazy, Suspense } from 'react'
import type { ApresConnexionProps } from './ApresConnexion.tsx'

const Suite = lazy(() => import('./ApresConnexion.tsx'))

/** Its code comes once the screen beneath it stands. */
export const ApresConnexion = (props: ApresConnexionProps) => (
  <Suspense fallback={null}>
    <Suite {...props} />
  </Suspense>
)
