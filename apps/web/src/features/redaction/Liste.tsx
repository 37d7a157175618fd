import type { Contenu } from '@espace-adherent/contract/redaction'
import { SelectField } from '@espace-adherent/ui/choix'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { PaneItem } from '@espace-adherent/ui/panes'
import { RechercheField } from '@espace-adherent/ui/recherche'
import { instantDe } from '../editeur/index.ts'
import { type EtatContenu, etatDe, type Filtre, filtrer, tons } from './etat.ts'
import css from './redaction.module.css'
import { textes } from './textes.ts'

type ListeProps = {
  contenus: readonly Contenu[]
  filtre: Filtre
  ouvert: string | null
  lien: (id: string) => string
  onFiltre: (filtre: Filtre) => void
}

export function Liste({ contenus, filtre, ouvert, lien, onFiltre }: ListeProps) {
  const trouves = filtrer(contenus, filtre)
  const blocs = [...new Set(contenus.map(({ bloc }) => bloc))]
  return (
    <Card variant="edge">
      <div className="stack gap-12 pad-16">
        <RechercheField
          label={textes.rechercher}
          placeholder={textes.rechercherExemple}
          maxLength={100}
          value={filtre.q}
          onChange={(q) => onFiltre({ ...filtre, q })}
        />
        <div className={css.deux}>
          <SelectField
            label={textes.bloc}
            layout="stack"
            placeholder={textes.tousBlocs}
            choix={blocs.map((bloc) => ({ valeur: bloc, libelle: bloc }))}
            value={filtre.bloc}
            onChange={(bloc) => onFiltre({ ...filtre, bloc })}
          />
          <SelectField
            label={textes.etat}
            layout="stack"
            placeholder={textes.tousEtats}
            choix={Object.entries(textes.etats).map(([valeur, libelle]) => ({ valeur, libelle }))}
            value={filtre.etat}
            onChange={(etat) => onFiltre({ ...filtre, etat })}
          />
        </div>
        <p className="note" role="status">
          {textes.trouves(trouves.length)}
        </p>
      </div>
      {trouves.length === 0 && <EmptyState title={textes.rien} />}
      <ul aria-label={textes.legende}>
        {trouves.map((contenu) => (
          <Ligne key={contenu.id} contenu={contenu} isOuvert={contenu.id === ouvert} lien={lien} />
        ))}
      </ul>
    </Card>
  )
}

type LigneProps = { contenu: Contenu; isOuvert: boolean; lien: (id: string) => string }

function Ligne({ contenu, isOuvert, lien }: LigneProps) {
  const etat: EtatContenu = etatDe(contenu)
  const le = contenu.modifieLe ?? contenu.publieLe
  return (
    <PaneItem
      href={lien(contenu.id)}
      isOpen={isOuvert}
      title={contenu.title}
      badge={<StateBadge tone={tons[etat]}>{textes.etats[etat]}</StateBadge>}
      detail={
        <>
          <code>{contenu.bloc}</code> · {contenu.name}
          {contenu.audienceId && ` · ${textes.cible}`}
          {le && ` · ${textes.modifieLe(instantDe(le), contenu.modifiePar)}`}
        </>
      }
    />
  )
}
