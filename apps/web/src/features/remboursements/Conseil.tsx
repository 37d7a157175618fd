import { IconBulb } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './explication.module.css'

/** A way that would leave less to pay. */
export const Conseil = ({ children }: { children: ReactNode }) => (
  <p className={css.conseil}>
    <IconBulb size={20} stroke={1.75} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
