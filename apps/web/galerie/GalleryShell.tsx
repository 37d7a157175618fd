import { BackButton, Content, Entete, Footer, useLiens } from '../src/features/portail/index.ts'
import type { ShellProps } from '../src/platform/routing/route.ts'
import css from './galerie.module.css'

export default function GalleryShell({ children }: ShellProps) {
  const liens = useLiens()
  return (
    <>
      <Entete href={liens.home()} className={css.entete}>
        <BackButton />
      </Entete>
      <Content className={css.content}>{children}</Content>
      <Footer />
    </>
  )
}
