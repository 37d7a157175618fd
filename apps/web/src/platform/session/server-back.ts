import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HttpError } from '../http/error.ts'
import { http } from '../http/http.ts'

/**
 * Whether the server answers again: asked by the person, and when the device finds a network. As soon
 * as it does, whatever it says, the page starts afresh: the one that was kept may be of an older build.
 */
export function useServerBack() {
  const [state, setState] = useState<'idle' | 'asking' | 'away'>('idle')
  const ask = async () => {
    setState('asking')
    if (await isBack()) window.location.reload()
    else setState('away')
  }
  const onOnline = useEffectEvent(() => void ask())
  useEffect(() => {
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [])
  return { isAsking: state === 'asking', isStillAway: state === 'away', ask: () => void ask() }
}

const isBack = () =>
  http.get('/api/identity/user').then(
    () => true,
    (error: HttpError) => error.status !== STATUS_SANS_REPONSE,
  )
