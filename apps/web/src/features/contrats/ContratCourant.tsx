import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { finConsultation, libellesTypeContrat } from '@espace-adherent/domain/contrats'
import { EtatContratBadge } from '@espace-adherent/ui/contrats/EtatContratBadge.tsx'
import { Card } from '@espace-adherent/ui/layout'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** The current contract, as one would hold its card. */
export function ContratCourant() {
  const { courant } = useContrats()
  const { codeCivilite } = useCurrentUser()
  const { nomOffre, numeroContratIndividuel, etat, dateDebut, dateFin } = courant
  const dernierJour = finConsultation(courant)
  return (
    <Card title={textes.votreContrat} actions={<EtatContratBadge etat={etat} />}>
      <p className={css.offre}>{nomOffre}</p>
      <p className={css.nature}>
        {libellesTypeContrat[courant.typeContrat]} ·{' '}
        <span className="tabular nowrap">{textes.numero(numeroContratIndividuel)}</span>
      </p>
      <dl className={css.faits}>
        <div>
          <dt className="note">{textes.debut}</dt>
          <dd className="bold">{formatDateLongue(dateDebut)}</dd>
        </div>
        {dateFin && (
          <div>
            <dt className="note">{etat === 'resilie' ? textes.finPassee : textes.fin}</dt>
            <dd className="bold">{formatDateLongue(dateFin)}</dd>
          </div>
        )}
        {dernierJour && (
          <div>
            <dt className="note">{textes.consultable}</dt>
            <dd className="bold">{formatDateLongue(dernierJour)}</dd>
          </div>
        )}
        <div>
          <dt className="note">{textes.qualite}</dt>
          <dd className="bold">{textes.qualites[courant.qualite](codeCivilite === 'MME')}</dd>
        </div>
      </dl>
    </Card>
  )
}
