import { useEffect, useEffectEvent, useState } from 'react'
import { useHashLocation } from '../routing/hash-location.ts'

/** Whether what is opened by Ctrl K, from anywhere, is open: where one stood, and no other page. */
export function useOuverture() {
  // Open where one stood: elsewhere, it is another page's.
  const [ouverteEn, setOuverteEn] = useState<string | null>(null)
  const { path, search } = useHashLocation()
  const ici = `${path}?${search}`
  const isOpen = ouverteEn === ici
  // Closed for good: whoever comes back has not asked for it again.
  if (ouverteEn !== null && !isOpen) setOuverteEn(null)
  const open = useEffectEvent(() => setOuverteEn(ici))
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return { isOpen, open: () => setOuverteEn(ici), close: () => setOuverteEn(null) }
}
