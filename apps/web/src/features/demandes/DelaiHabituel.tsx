import type { Dossier } from '@espace-adherent/contract/demandes'
import { isEnCours, isPlanifiee } from '@espace-adherent/domain/demandes'
import css from './dossier.module.css'
import { jourLong } from './instants.ts'
import { textes } from './textes.ts'

/** How long such requests take, and how long this one has: never worded as a promise. */
export function DelaiHabituel({ dossier }: { dossier: Dossier }) {
  const { delai, joursEcoules, attentesDetail } = dossier
  if (!delai || !isEnCours(dossier) || isPlanifiee(dossier)) return null
  const attente = attentesDetail.find(({ reponduLe }) => reponduLe === null)
  const fin = Math.max(delai.huitSurDix + 4, joursEcoules, 10)
  const part = (jours: number) => `${(100 * jours) / fin}%`
  return (
    <div className={css.delai}>
      <div>
        <p className="ink bold">{textes.delai(delai.median)}</p>
        <p>
          {textes.delaiTexte(delai.huitSurDix)}{' '}
          {attente ? textes.delaiArrete(jourLong(attente.demandeLe)) : textes.ecoules(joursEcoules)}
        </p>
      </div>
      <div className={css.jauge} aria-hidden="true">
        <span className={css.usuel} style={{ width: part(delai.huitSurDix) }} />
        <span className={css.ici} style={{ left: part(joursEcoules) }} />
        <span className={css.borne} style={{ left: 0 }}>
          0
        </span>
        <span className={css.borne} style={{ left: part(delai.median) }}>
          {textes.jourCourt(delai.median)}
        </span>
        {delai.huitSurDix > delai.median && (
          <span className={css.borne} style={{ left: part(delai.huitSurDix) }}>
            {textes.jourCourt(delai.huitSurDix)}
          </span>
        )}
      </div>
    </div>
  )
}
