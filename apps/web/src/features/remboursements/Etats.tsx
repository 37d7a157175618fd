import { Button } from '@espace-adherent/ui/actions'
import { Notice, Skeleton } from '@espace-adherent/ui/feedback'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

const { etats } = textes

const largeurs = ['62%', '45%', '74%', '55%', '68%', '50%']

/** Lines to come, of the height that they will have. */
export const Attente = ({ lignes = 6 }: { lignes?: number }) => (
  <div className={css.attente}>
    <p className="visually-hidden" role="status">
      {etats.chargement}
    </p>
    {largeurs.slice(0, lignes).map((largeur) => (
      <div key={largeur} className={css.attenteLigne}>
        <Skeleton width="6rem" />
        <Skeleton width={largeur} />
        <Skeleton width="4.5rem" />
      </div>
    ))}
  </div>
)

type Relance = { isFetching: boolean; refetch: () => unknown }

export const Panne = ({ titre, query }: { titre: string; query: Relance }) => (
  <Notice
    tone="danger"
    title={titre}
    alert
    action={
      <Button size="sm" busy={query.isFetching} onClick={() => query.refetch()}>
        {etats.reessayer}
      </Button>
    }
  >
    {etats.echecTexte}
  </Notice>
)
