import { RichTheme } from '@espace-adherent/ui/theme'
import { BackButton, Content, Entete, Footer, useLiens } from '../../features/portail/index.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import css from './dev.module.css'

export default function DevShell({ children }: ShellProps) {
  const liens = useLiens()
  return (
    <RichTheme>
      <Entete href={liens.home()} className={css.entete}>
        <BackButton />
      </Entete>
      <Content className={css.content}>{children}</Content>
      <Footer />
    </RichTheme>
  )
}
