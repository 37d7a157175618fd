import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './panes.module.css'

/** Leads back to the list, above something that stands alone. */
export const BackLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className={css.back}>
    <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
    {children}
  </a>
)
