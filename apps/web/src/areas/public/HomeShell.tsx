import { IconId, IconReceiptEuro, IconSend } from '@tabler/icons-react'
import { Bandeaux } from '../../features/contenu/affiches.tsx'
import { Content, Footer, Logo } from '../../features/portail/index.ts'
import { portail } from '../../platform/portail/settings.ts'
import type { ShellProps } from '../../platform/routing/route.ts'
import css from './home.module.css'

const icons = [IconReceiptEuro, IconId, IconSend]

/** The client's panel beside what the visitor came for; above it on a phone. */
export function HomeShell({ children }: ShellProps) {
  const { client, config } = portail()
  return (
    <div className={css.shell}>
      <header className={css.panel}>
        <Logo place="panneau" />
        <div>
          <p className={css.slogan}>{config.accroche.titre}</p>
          <ul className={css.points}>
            {config.accroche.points.map((point, index) => {
              const Icon = icons[index % icons.length] ?? IconSend
              return (
                <li key={point} className="line gap-12">
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  {point}
                </li>
              )
            })}
          </ul>
        </div>
        <p className={css.address}>
          {client.libelle} · {config.adressePostale}
        </p>
      </header>
      <div className={css.side}>
        <Bandeaux />
        <Content className={css.content}>{children}</Content>
        <Footer />
      </div>
    </div>
  )
}
