import { type ReactNode, useEffect, useState } from 'react'
import { lazyView } from '../../platform/chunks/index.ts'
import { kept } from '../../platform/device/index.ts'
import type { Session } from '../../platform/session/current-user.ts'
import { Waiting } from './Waiting.tsx'

const Screen = lazyView(() => import('../../areas/membre/HorsLigneScreen.tsx'), {
  meanwhile: <Waiting />,
})

/**
 * A bad network often does not even fail: this many milliseconds without an answer count as none.
 */
const PATIENCE = 6000

/**
 * Shown in place of any route when nothing answers and this device keeps something. A late answer
 * replaces it.
 */
export function HorsLigne({ session, children }: { session: Session; children: ReactNode }) {
  const isSansReponse = session.etat === 'injoignable' && session.isSansReponse
  const isLong = useLong(session.etat === 'inconnue')
  const isAway = isSansReponse || isLong
  const [hasKept, setHasKept] = useState<boolean | null>(null)
  useEffect(() => {
    if (isAway) void kept.keys().then((keys) => setHasKept(keys.length > 0))
  }, [isAway])
  if (!isAway || hasKept === false) return children
  if (hasKept === null) return <Waiting />
  return <Screen />
}

/** Whether that has been so for too long. */
function useLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isSo])
  return isSo && isLong
}
