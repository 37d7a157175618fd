import { formatDate } from '@espace-adherent/domain/calendrier'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Attente, Panne } from '../../platform/query/Lecture.tsx'
import { useLiens } from '../portail/index.ts'
import { Badges, EnAttente, Recu } from './Acte.tsx'
import { apercuQuery } from './apercu.ts'
import { IconeActe } from './IconeActe.tsx'
import lignesCss from './lignes.module.css'
import css from './remboursements.module.css'
import { textes } from './textes.ts'

const { derniers: mots, liste } = textes

/** The last five, each leading to its statement. */
export function DerniersRemboursements() {
  const liens = useLiens()
  const lecture = useQuery(apercuQuery())
  return (
    <Card
      className={css.platTitre}
      title={mots.titre}
      actions={
        <a href={liens.remboursements()} aria-label={mots.toutVoirQuoi}>
          {mots.toutVoir}
        </a>
      }
    >
      {lecture.isPending && <Attente formes={5} />}
      {lecture.isError && <Panne echec={textes.etats.echec} query={lecture} />}
      {lecture.data?.total === 0 && <p className={css.rien}>{mots.vide}</p>}
      <ul className={lignesCss.cartes}>
        {lecture.data?.rows.slice(0, 5).map((ligne) => (
          <li key={ligne.id}>
            <IconTile>
              <IconeActe {...ligne} />
            </IconTile>
            <div className={lignesCss.quoi}>
              <a className={lignesCss.ouvrir} href={liens.prestation(ligne.decompteId)}>
                {liste.quantite(ligne.libelle, ligne.quantite)}
              </a>
              <span className="note block">
                {ligne.prenom} · <span className="tabular">{formatDate(ligne.dateSoins)}</span>
              </span>
              <span className={lignesCss.badges}>
                <Badges etat={ligne.etat} is100Sante={false} />
              </span>
            </div>
            <p className={lignesCss.combien}>
              <strong>
                <Recu {...ligne} />
              </strong>
              <EnAttente {...ligne} />
              <span className="note block">{liste.resteDe(ligne.reste)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
