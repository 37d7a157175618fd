import { CartesHorsLigne } from '../../features/carte-tp/CartesHorsLigne.tsx'
import { Content, Logo } from '../../features/portail/index.ts'
import css from './hors-ligne.module.css'

/** What the portal is without the network; kept by the worker, with exactly what it imports. */
export default function HorsLigneScreen() {
  return (
    <>
      <header className={css.header}>
        <Logo />
      </header>
      <Content className={css.content}>
        <CartesHorsLigne />
      </Content>
    </>
  )
}
