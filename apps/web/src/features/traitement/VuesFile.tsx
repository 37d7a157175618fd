import { COMPTE_MAX, type ComptesFile } from '@espace-adherent/contract/traitement'
import { Vues } from '../gestion/index.ts'
import { type EtatVue, ecrireVue, type NomVue, vueCourante, vuesToutes } from './etat.ts'
import { textes } from './textes.ts'
import css from './traitement.module.css'

/** Under which name people keep their own views of the queue. */
const CLE = { key: 'demandes' }

type VuesFileProps = {
  vue: EtatVue
  comptes: ComptesFile | undefined
  lien: (vue: Partial<EtatVue>) => string
  onChoose: (parametres: Record<string, string>) => void
}

/** The views that everybody has, with how much they hold; then one's own. */
export function VuesFile({ vue, comptes, lien, onChoose }: VuesFileProps) {
  const courante = vueCourante(vue)
  // What one looks for is somebody's name: a view keeps the rest.
  const { q: _, ...gardees } = vue
  return (
    <div className={css.vues}>
      <nav aria-label={textes.vues}>
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
                  <span className={css.nombre} data-alerte={nom === 'horsDelai' || undefined}>
                    {textes.nombre(comptes[nom], COMPTE_MAX)}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Vues
        gestion={CLE}
        parametres={new URLSearchParams(ecrireVue({ ...gardees, q: '' })).toString()}
        onChoose={(parametres) => onChoose(Object.fromEntries(new URLSearchParams(parametres)))}
      />
    </div>
  )
}
