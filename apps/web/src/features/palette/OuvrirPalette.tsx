import { IconSearch } from '@tabler/icons-react'
import { lazyView } from '../../platform/chunks/index.ts'
import { useOuverture } from '../../platform/palette/useOuverture.ts'
import type { PaletteProps } from './Palette.tsx'
import css from './palette.module.css'
import { textes } from './textes.ts'

/** Fetched with the first search: the queue does not wait for it. */
const Palette = lazyView<PaletteProps>(() => import('./Palette.tsx'))

/** The way into the palette: a button that looks like the box it opens, and Ctrl K from anywhere. */
export function OuvrirPalette(props: Omit<PaletteProps, 'onClose'>) {
  const { isOpen, open, close } = useOuverture()
  return (
    <>
      <button type="button" className={css.ouvrir} aria-keyshortcuts="Control+K" onClick={open}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <span className={css.libelle}>{textes.ouvrir}</span>
        <span className={css.touche} aria-hidden="true">
          {textes.touche}
        </span>
      </button>
      {isOpen && <Palette {...props} onClose={close} />}
    </>
  )
}
