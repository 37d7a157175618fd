import { IconSearch } from '@tabler/icons-react'
import { lazyView } from '../../platform/chunks/index.ts'
import { useRaccourcis } from '../../platform/palette/raccourcis.ts'
import { useOuverture } from '../../platform/palette/useOuverture.ts'
import css from './ouvrir.module.css'
import type { RechercheProps } from './Recherche.tsx'
import { textes } from './textes.ts'

/** Fetched with the first search: the first page does not wait for it. */
const Recherche = lazyView<RechercheProps>(() => import('./Recherche.tsx'))

/** The way into the search: a magnifier on wide screens, a box on phones, and Ctrl K or « / » from anywhere. */
export function OuvrirRecherche(props: Omit<RechercheProps, 'onClose'>) {
  const { isOpen, open, close } = useOuverture()
  useRaccourcis({ '/': open })
  return (
    <>
      <button
        type="button"
        className={css.ouvrir}
        aria-keyshortcuts="Control+K /"
        title={`${textes.ouvrir} (${textes.touche})`}
        onClick={open}
      >
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
        <span className="visually-hidden">{textes.ouvrir}&nbsp;:&nbsp;</span>
        <span className={css.invite}>{textes.invite}</span>
      </button>
      {isOpen && <Recherche {...props} onClose={close} />}
    </>
  )
}
