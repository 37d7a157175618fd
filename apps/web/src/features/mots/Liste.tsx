import type { MotEntree } from '@espace-adherent/contract/mots'
import { sansAccents } from '@espace-adherent/domain/texte'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PaneItem } from '@espace-adherent/ui/panes'
import { RechercheField } from '@espace-adherent/ui/recherche'
import { brouillons } from './brouillons.ts'
import { jourDe } from './moments.ts'
import css from './mots.module.css'
import { completer, lignesDe } from './saisie.ts'
import { textes } from './textes.ts'

type ListeProps = {
  mots: readonly MotEntree[]
  q: string
  ouvert: string | null
  lien: (key: string) => string
  onSearch: (texte: string) => void
}

/** By place; found by its key, by what it is called, and by what one reads of it. */
export function Liste({ mots, q, ouvert, lien, onSearch }: ListeProps) {
  const trouves = mots.filter(cherche(q))
  const lieux = [...new Set(trouves.map(({ lieu }) => lieu))]
  return (
    <Card variant="edge">
      <div className={css.recherche}>
        <RechercheField
          label={textes.rechercher}
          placeholder={textes.rechercherExemple}
          maxLength={100}
          value={q}
          onChange={onSearch}
        />
        <p className="note" role="status">
          {q
            ? textes.trouves(trouves.length)
            : textes.modifies(mots.filter(({ contenu }) => contenu).length, mots.length)}
        </p>
      </div>
      {trouves.length === 0 && <EmptyState title={textes.rien}>{textes.rienTexte}</EmptyState>}
      <nav aria-label={textes.liste} className={css.lieux}>
        {lieux.map((lieu) => (
          <section key={lieu} aria-label={lieu}>
            <h2 className={css.lieu}>{lieu}</h2>
            <ul>
              {trouves
                .filter((mot) => mot.lieu === lieu)
                .map((mot) => (
                  <PaneItem
                    key={mot.key}
                    href={lien(mot.key)}
                    isOpen={mot.key === ouvert}
                    title={mot.libelle}
                    detail={`${mot.groupe === 'sms' ? `${textes.groupes.sms} · ` : ''}${etatDe(mot)}`}
                  />
                ))}
            </ul>
          </section>
        ))}
      </nav>
    </Card>
  )
}

function etatDe({ key, contenu, modifieLe }: MotEntree): string {
  if (brouillons.get(key)) return textes.brouillon
  return contenu && modifieLe ? textes.modifieLe(jourDe(modifieLe)) : textes.origine
}

const plat = (texte: string) => sansAccents(texte).toLowerCase()

function cherche(q: string): (mot: MotEntree) => boolean {
  const voulus = plat(q).split(/\s+/).filter(Boolean)
  return (mot) => {
    const dit = lignesDe(completer(mot)).map(({ valeur }) => valeur)
    const tout = plat([mot.key, mot.libelle, mot.usage, ...dit].join(' '))
    return voulus.every((voulu) => tout.includes(voulu))
  }
}
