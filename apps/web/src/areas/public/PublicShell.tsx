import { BackButton, Content, Footer, Logo, useLiens } from '../../features/portail/index.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import css from './public.module.css'
import { textes } from './textes.ts'

/** One card in the middle, the way back at hand. */
export function PublicShell({ children }: ShellProps) {
  const liens = useLiens()
  return (
    <>
      <header className={css.header}>
        <a href={liens.home()} className={css.brand}>
          <Logo />
        </a>
        <p className={css.portal}>{textes.espaceAdherent}</p>
        <BackButton />
      </header>
      <Content className={css.content}>{children}</Content>
      <Footer />
    </>
  )
}
