import type { Remboursement } from '@espace-adherent/contract/remboursements'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Indice } from '@espace-adherent/ui/glossaire'
import { IconTile } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Badges, nomActe } from './Acte.tsx'
import { IconeActe } from './IconeActe.tsx'
import css from './lignes.module.css'
import { textes } from './textes.ts'

const { liste: mots } = textes

type LignesProps = {
  lignes: readonly Remboursement[]
  /** The one that is being explained. */
  ouverte: number | null
  onOpen: (ligne: Remboursement) => void
}

/** The same lines as a table where there is room for one, as cards elsewhere. */
export const Lignes = (props: LignesProps) =>
  useIsWide() ? <Tableau {...props} /> : <Cartes {...props} />

const Ouvrir = ({ ligne, onOpen }: { ligne: Remboursement; onOpen: LignesProps['onOpen'] }) => (
  <button type="button" className={css.ouvrir} aria-haspopup="dialog" onClick={() => onOpen(ligne)}>
    {nomActe(ligne)}
  </button>
)

function Tableau({ lignes, ouverte, onOpen }: LignesProps) {
  return (
    <table className={css.tableau}>
      <caption className="visually-hidden">{mots.legende}</caption>
      <thead>
        <tr>
          <th scope="col" aria-sort="descending">
            {mots.date}
          </th>
          <th scope="col">{mots.acte}</th>
          <th scope="col">{mots.pour}</th>
          <th scope="col">{mots.depense}</th>
          <th scope="col">{mots.rembourse}</th>
          <th scope="col">
            {mots.reste} <Indice terme="reste" />
          </th>
        </tr>
      </thead>
      <tbody>
        {lignes.map((ligne) => (
          <tr key={ligne.id} data-ouverte={ligne.id === ouverte || undefined}>
            <td className="tabular">{formatDate(ligne.dateSoins)}</td>
            <td>
              <span className={css.acte}>
                <Ouvrir ligne={ligne} onOpen={onOpen} />
                <Badges {...ligne} />
              </span>
              <span className={css.discret}>{ligne.professionnel}</span>
            </td>
            <td>{ligne.prenom}</td>
            <td>
              <Montant cents={ligne.depense} />
            </td>
            <td className={css.fort}>
              <Montant cents={ligne.ro + ligne.rc} />
            </td>
            <td>
              <Montant cents={ligne.reste} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Cartes = ({ lignes, ouverte, onOpen }: LignesProps) => (
  <ul className={css.cartes}>
    {lignes.map((ligne) => (
      <li key={ligne.id} data-ouverte={ligne.id === ouverte || undefined}>
        <IconTile>
          <IconeActe {...ligne} />
        </IconTile>
        <div className={css.quoi}>
          <Ouvrir ligne={ligne} onOpen={onOpen} />
          <span className={css.discret}>
            {ligne.prenom} · <span className="tabular">{formatDate(ligne.dateSoins)}</span>
          </span>
          <span className={css.badges}>
            <Badges {...ligne} />
          </span>
        </div>
        <p className={css.combien}>
          <strong>
            <Montant cents={ligne.ro + ligne.rc} />
          </strong>
          <span className={css.discret}>{mots.depenseDe(ligne.depense)}</span>
          <span className={css.discret}>{mots.resteDe(ligne.reste)}</span>
        </p>
      </li>
    ))}
  </ul>
)
