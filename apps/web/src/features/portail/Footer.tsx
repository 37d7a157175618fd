import { Logo } from './Logo.tsx'
import { useLiens } from './liens.ts'
import css from './portail.module.css'
import { textes } from './textes.ts'

const pages = [
  ['mentions-legales', textes.mentionsLegales],
  ['donnees-personnelles', textes.donneesPersonnelles],
  ['accessibilite', textes.accessibilite],
  ['cookies', textes.cookies],
] as const

export function Footer() {
  const liens = useLiens()
  return (
    <footer className={css.footer}>
      <Logo place="pied" />
      <nav aria-label={textes.liensUtiles}>
        <ul className={css.footerLinks}>
          {pages.map(([pageName, libelle]) => (
            <li key={pageName}>
              <a href={liens.page(pageName)}>{libelle}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}
