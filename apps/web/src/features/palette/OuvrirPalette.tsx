import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { lazyView } from '../../platform/chunks/index.ts'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import type { PaletteProps } from './Palette.tsx'
import css from './palette.module.css'
import { textes } from './textes.ts'

/** Fetched with the first search: the queue does not wait for it. */
const Palette = lazyView<PaletteProps>(() => import('./Palette.tsx'))

/** The way into the palette: a button that looks like the box it opens, and Ctrl K from anywhere. */
export function OuvrirPalette(props: Omit<PaletteProps, 'onClose'>) {
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
  return (
    <>
      <button
        type="button"
        className={css.ouvrir}
        aria-keyshortcuts="Control+K"
        onClick={() => setOuverteEn(ici)}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <span className={css.libelle}>{textes.ouvrir}</span>
        <span className={css.touche} aria-hidden="true">
          {textes.touche}
        </span>
      </button>
      {isOpen && <Palette {...props} onClose={() => setOuverteEn(null)} />}
    </>
  )
}
