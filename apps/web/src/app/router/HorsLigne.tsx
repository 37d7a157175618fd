import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { kept } from '../../platform/device/index.ts'
import { Waiting } from './Waiting.tsx'

const Screen = lazy(() => import('../../areas/membre/HorsLigneScreen.tsx'))

type HorsLigneProps = {
  /** Nothing answered at all. */
  isSansReponse: boolean
  children: ReactNode
}

/** In place of any route when nothing answers, if this device keeps something to show. */
export function HorsLigne({ isSansReponse, children }: HorsLigneProps) {
  const [hasKept, setHasKept] = useState<boolean | null>(null)
  useEffect(() => {
    if (isSansReponse) void kept.keys().then((keys) => setHasKept(keys.length > 0))
  }, [isSansReponse])
  if (!isSansReponse || hasKept === false) return children
  if (hasKept === null) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>
  )
}
