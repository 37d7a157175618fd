import type { Remboursement } from '@espace-adherent/contract/remboursements'
import { formatDate } from '@espace-adherent/domain/calendrier'
import type { SensTri, TriLignes } from '@espace-adherent/domain/remboursements'
import { Indice } from '@espace-adherent/ui/glossaire/Indice.tsx'
import { IconTile } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Badges, EnAttente, nomActe, Recu } from './Acte.tsx'
import { IconeActe } from './IconeActe.tsx'
import css from './lignes.module.css'
import { textes } from './textes.ts'

const { liste: mots } = textes

type LignesProps = {
  lignes: readonly Remboursement[]
  tri: TriLignes
  sens: SensTri
  onTri: (ordre: { tri: TriLignes; sens: SensTri }) => void
  /** The one that is being explained. */
  ouverte: number | null
  onOpen: (ligne: Remboursement) => void
}

/** Every one of them orders the list. */
const colonnes: readonly (Colonne<Remboursement> & { nom: TriLignes })[] = [
  {
    nom: 'date',
    libelle: mots.date,
    rendu: ({ dateSoins }) => <span className="tabular">{formatDate(dateSoins)}</span>,
  },
  {
    nom: 'acte',
    libelle: mots.acte,
    isTitre: true,
    rendu: nomActe,
    suite: (ligne) => (
      <>
        <span className={css.aCote}>
          <Badges {...ligne} />
        </span>
        <span className="note block">{ligne.professionnel}</span>
      </>
    ),
  },
  { nom: 'pour', libelle: mots.pour, rendu: ({ prenom }) => prenom },
  {
    nom: 'depense',
    libelle: mots.depense,
    isNombre: true,
    rendu: ({ depense }) => <Montant cents={depense} />,
  },
  {
    nom: 'rembourse',
    libelle: mots.rembourse,
    isNombre: true,
    isFort: true,
    rendu: (ligne) => <Recu {...ligne} />,
    suite: (ligne) => <EnAttente {...ligne} />,
  },
  {
    nom: 'reste',
    libelle: mots.reste,
    indice: <Indice terme="reste" />,
    isNombre: true,
    rendu: ({ reste }) => <Montant cents={reste} />,
  },
]

const triables = colonnes.map((colonne) => ({ ...colonne, isTriable: true }))

/** The same lines as a table where there is room for one, as cards elsewhere. */
export function Lignes({ lignes, tri, sens, onTri, ouverte, onOpen }: LignesProps) {
  const isWide = useIsWide()
  if (!isWide) return <Cartes {...{ lignes, ouverte, onOpen }} />
  return (
    <Tableau
      legende={mots.legende}
      colonnes={triables}
      lignes={lignes}
      cle={({ id }) => String(id)}
      titre={nomActe}
      tri={{ nom: tri, isDescendant: sens === 'decroissant' }}
      onTri={({ nom, isDescendant }) =>
        onTri({ tri: nom as TriLignes, sens: isDescendant ? 'decroissant' : 'croissant' })
      }
      onOuvre={onOpen}
      ouverte={ouverte === null ? null : String(ouverte)}
    />
  )
}

const Cartes = ({ lignes, ouverte, onOpen }: Omit<LignesProps, 'tri' | 'sens' | 'onTri'>) => (
  <ul className={css.cartes}>
    {lignes.map((ligne) => (
      <li key={ligne.id} data-ouverte={ligne.id === ouverte || undefined}>
        <IconTile>
          <IconeActe {...ligne} />
        </IconTile>
        <div className={css.quoi}>
          <button
            type="button"
            className={css.ouvrir}
            aria-haspopup="dialog"
            onClick={() => onOpen(ligne)}
          >
            {nomActe(ligne)}
          </button>
          <span className="note block">
            {ligne.prenom} · <span className="tabular">{formatDate(ligne.dateSoins)}</span>
          </span>
          <span className={css.badges}>
            <Badges {...ligne} />
          </span>
        </div>
        <p className={css.combien}>
          <strong>
            <Recu {...ligne} />
          </strong>
          <EnAttente {...ligne} />
          <span className="note block">{mots.depenseDe(ligne.depense)}</span>
          <span className="note block">{mots.resteDe(ligne.reste)}</span>
        </p>
      </li>
    ))}
  </ul>
)
