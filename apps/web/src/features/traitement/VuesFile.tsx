import { COMPTE_MAX, type ComptesFile } from '@espace-adherent/contract/traitement'
import { type EtatVue, type NomVue, vueCourante, vuesToutes } from './etat.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

type VuesFileProps = {
  vue: EtatVue
  comptes: ComptesFile | undefined
  lien: (vue: Partial<EtatVue>) => string
}

/** The views that everybody has, with how much they hold. */
export function VuesFile({ vue, comptes, lien }: VuesFileProps) {
  const courante = vueCourante(vue)
  return (
    <nav className={css.vues} aria-label={textes.vues}>
      <ul className={css.vuesListe}>
        {(Object.keys(vuesToutes) as NomVue[]).map((nom) => (
          <li key={nom}>
            <a
              className={css.vue}
              href={lien(vuesToutes[nom])}
              aria-current={nom === courante ? 'true' : undefined}
            >
              {textes.vue[nom]}
              {comptes && nom !== 'traitees' && (
                <span
                  className={css.nombre}
                  data-alerte={
                    (['horsDelai', 'horsDelaiLegal'].includes(nom) && comptes[nom] > 0) || undefined
                  }
                >
                  {textes.nombre(comptes[nom], COMPTE_MAX)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
