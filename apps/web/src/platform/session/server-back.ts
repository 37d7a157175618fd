import { STATUS_SANS_REPONSE } from '@espace-adherent/contract/errors/messages.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { HttpError } from '../http/error.ts'
import { http } from '../http/http.ts'

/** The first wait; each later one is twice as long. */
const PAUSE_MS = { first: 4_000, longest: 60_000 }

/**
 * Asks whether the server answers again: when the person asks, when the device finds a network, and
 * now and then, because not every device tells. After any answer the page starts afresh, as a kept
 * page may be of an older build.
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
    const stop = askNowAndThen(() => window.location.reload())
    return () => {
      window.removeEventListener('online', listener)
      stop()
    }
  }, [])
  return { isAsking: state === 'asking', isStillAway: state === 'away', ask: () => void ask() }
}

function askNowAndThen(onBack: () => void): () => void {
  let timer: number
  const wait = (pause: number) => {
    timer = window.setTimeout(async () => {
      const isOver = navigator.onLine && (await isBack())
      if (isOver) onBack()
      else if (timer !== 0) wait(Math.min(2 * pause, PAUSE_MS.longest))
    }, pause)
  }
  wait(PAUSE_MS.first)
  return () => {
    window.clearTimeout(timer)
    timer = 0
  }
}

const isBack = () =>
  http.get('/api/identity/user').then(
    () => true,
    (error: HttpError) => error.status !== STATUS_SANS_REPONSE,
  )
