import type { ReactNode } from 'react'
import css from './cadre.module.css'
import { Logo } from './Logo.tsx'
import { Content } from './SkipLink.tsx'

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ')

type EnteteProps = {
  /** Where the logo leads. */
  href: string
  /** It stays in sight while the page scrolls. */
  isRestant?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The band at the top of a shell: the client's logo, then what the shell adds. */
export const Entete = ({ href, isRestant, className, children }: EnteteProps) => (
  <header className={classes(css.entete, className)} data-reste={isRestant || undefined}>
    <a href={href} className="block slim soft">
      <Logo />
    </a>
    {children}
  </header>
)

type CorpsProps = {
  /** The navigation, and what stands under it. */
  cote: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Below the band: the navigation beside the screen. */
export const Corps = ({ cote, className, children }: CorpsProps) => (
  <div className={classes(css.corps, className)}>
    <div className={css.cote}>{cote}</div>
    <Content className="slim">{children}</Content>
  </div>
)

/** Two columns where there is room, the first the wider; one after the other elsewhere. */
export const Colonnes = ({ children }: { children: ReactNode }) => (
  <div className={css.colonnes}>{children}</div>
)
