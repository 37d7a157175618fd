import type { ReactNode } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { Logo } from './Logo.tsx'
import { useLiens } from './liens.ts'
import css from './portail.module.css'
import { textes } from './textes.ts'

type FooterProps = { children?: ReactNode; demarches?: readonly string[] }

/** `children`: what one area adds to it; `demarches`: what is done in the member's own space. */
export function Footer({ children, demarches = [] }: FooterProps) {
  const liens = useLiens()
  const pages = [
    ['mentions-legales', textes.mentionsLegales],
    ['donnees-personnelles', textes.donneesPersonnelles],
    ['accessibilite', textes.accessibilite(portail().config.conformiteAccessibilite)],
    ['cookies', textes.cookies],
  ] as const
  // Whoever is known is asked for less.
  const vers = (slug: string, ouvert: () => string) =>
    demarches.includes(slug) ? liens.demarche(slug) : ouvert()
  /** What everybody may do, signed in or not. */
  const actes = [
    [vers('droits', liens.droits), textes.droits],
    [liens.reclamations(), textes.reclamations],
    [vers('deces', liens.deces), textes.deces],
    [vers('resiliation', liens.resiliation), textes.resilier],
  ] as const
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
          {actes.map(([lien, libelle]) => (
            <li key={libelle}>
              <a href={lien}>{libelle}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </footer>
  )
}
