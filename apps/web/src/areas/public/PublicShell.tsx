import { Bandeaux } from '../../features/contenu/affiches.tsx'
import { BackButton, Content, Entete, Footer, useLiens } from '../../features/portail/index.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import css from './public.module.css'
import { textes } from './textes-home.ts'

/** One card in the middle, the way back at hand. */
export default function PublicShell({ children }: ShellProps) {
  const liens = useLiens()
  return (
    <>
      <Entete href={liens.home()} className={css.entete}>
        <p className={css.portal}>{textes.espaceAdherent}</p>
        <BackButton />
      </Entete>
      <Bandeaux />
      <Content className={css.content}>{children}</Content>
      <Footer />
    </>
  )
}
