import type { DossierTraitement } from '@espace-adherent/contract/traitement'
import { Notice } from '@espace-adherent/ui/feedback'
import { badgeDe } from './badge.ts'
import css from './dossier.module.css'
import { instantDe } from './moments.ts'
import { textes } from './textes.ts'
import type { Conflit } from './useTraitement.ts'

type ConflitProps = { conflit: Conflit; dossier: DossierTraitement }

/** What one wanted beside what somebody else did: nothing was done twice, nothing typed is lost. */
export function ConflitVue({ conflit: { voulu, message, evenements }, dossier }: ConflitProps) {
  const texte = 'texte' in voulu ? voulu.texte : null
  return (
    <Notice tone="warning" title={textes.conflit} alert>
      <p>{textes.conflitTexte}</p>
      <dl className={css.deuxVersions}>
        <div>
          <dt>{textes.vousVouliez}</dt>
          <dd>
            <strong>{textes.geste[voulu.geste]}</strong>
            {texte && <span className={css.cite}>{texte}</span>}
          </dd>
        </div>
        <div>
          <dt>{textes.entretemps}</dt>
          <dd>
            {evenements.length === 0 && message}
            {evenements.map(({ geste, nom, le, texte: dit }) => (
              <span key={`${geste} ${le}`} className="block">
                <strong>{textes.evenement(geste, nom)}</strong>, {instantDe(le)}
                {dit && <span className={css.cite}>{dit}</span>}
              </span>
            ))}
            <span className="block">
              {textes.maintenant(badgeDe(dossier).libelle.toLowerCase())}
            </span>
          </dd>
        </div>
      </dl>
    </Notice>
  )
}
