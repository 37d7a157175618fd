import { useSyncExternalStore } from 'react'

/**
 * From this width on a table has room beside the navigation; below it, rows are cards. Paper has no
 * navigation.
 */
const WIDE = 'print, (min-width: 62rem)'

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useIsWide = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
