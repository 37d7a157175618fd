import { IconTile } from '@espace-adherent/ui/layout'
import { tenu } from '@espace-adherent/ui/texte/tenu.tsx'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './mon-compte.module.css'

type RangeeProps = {
  icon: Icon
  titre: ReactNode
  texte: ReactNode
  action?: ReactNode
  /** Under it, on the whole width of the text. */
  children?: ReactNode
}

/** One thing of the account: what it is, how it stands, what can be done about it. */
export const Rangee = ({ icon: Icon, titre, texte, action, children }: RangeeProps) => (
  <div className={css.rangee}>
    <IconTile>
      <Icon size={22} stroke={1.75} />
    </IconTile>
    <div className={css.quoi}>
      <p className={css.titre}>{titre}</p>
      <p className="note">{tenu(texte)}</p>
    </div>
    {action}
    {children && <div className={css.suite}>{children}</div>}
  </div>
)
