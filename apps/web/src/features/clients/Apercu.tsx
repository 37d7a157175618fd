import type { FicheClient } from '@espace-adherent/contract/clients'
import { variablesCss } from '@espace-adherent/domain/clients/charte/palette.ts'
import type { CSSProperties } from 'react'
import css from './apercu.module.css'
import type { Mode } from './Charte.tsx'
import { logoUrl } from './queries.ts'
import { textes } from './textes.ts'
import type { Saisie } from './useClient.ts'

const { apercu: mots } = textes

type ApercuProps = { charte: Saisie['charte']; mode: Mode; fiche: FicheClient }

function variablesDe(charte: Saisie['charte'], mode: Mode): CSSProperties {
  return Object.fromEntries([
    ...variablesCss(charte[mode]),
    ['--radius', `${charte.rayon}px`],
    ['--radius-s', `${Math.round(charte.rayon * 0.65)}px`],
    ['--font', charte.police],
  ]) as CSSProperties
}

/** A picture of the portal in these colours: nothing in it answers. */
export function Apercu({ charte, mode, fiche }: ApercuProps) {
  return (
    <div className={css.apercu} style={variablesDe(charte, mode)} aria-hidden="true">
      <div className={css.barre}>
        <img src={logoUrl(fiche, mode === 'clair' ? 'entete' : 'clair')} alt="" />
        <span className={css.pastille}>CM</span>
      </div>
      <div className="stack gap-12 pad-16">
        <p className={css.titre}>{mots.bonjour}</p>
        <p className="muted">{mots.jour}</p>
        <div className={css.attention}>
          <span>
            <strong>{mots.attention}</strong>
            {mots.attentionTexte}
          </span>
          <span className={css.bouton}>{mots.joindre}</span>
        </div>
        <div className={css.cartes}>
          <div className={css.carte}>
            <p className={css.tete}>
              <strong>{mots.derniers}</strong>
              <span className={css.lien}>{mots.toutVoir}</span>
            </p>
            {mots.lignes.map(([quoi, combien]) => (
              <p key={quoi} className={css.ligne}>
                <span>{quoi}</span>
                <strong>{combien}</strong>
              </p>
            ))}
            <p className={css.etats}>
              <span data-ton="success">{mots.etats[0]}</span>
              <span data-ton="danger">{mots.etats[1]}</span>
              <span data-ton="info">{mots.etats[2]}</span>
              <span data-ton="secondary">{mots.accueil}</span>
            </p>
          </div>
          <div className={css.panneau}>
            <strong>{mots.carte}</strong>
            <span>{mots.carteTexte}</span>
          </div>
        </div>
        <div className={css.mail}>
          <strong>{mots.mail}</strong>
          <p>{mots.mailTexte}</p>
          <span className={css.bouton}>{mots.joindre}</span>
        </div>
      </div>
    </div>
  )
}
