import { useEffect, useState } from 'react'
import { whenIdle } from '../../platform/browser/idle.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import type { ApresConnexionProps } from './ApresConnexion.tsx'

const Suite = lazyView(() => import('./ApresConnexion.tsx'), { isOptional: true })

/** Once the screen has asked for what it shows: on a phone's line, its files would come before that. */
export function ApresConnexion(props: ApresConnexionProps) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => whenIdle(() => setIsTime(true)), [])
  return isTime ? <Suite {...props} /> : null
}
