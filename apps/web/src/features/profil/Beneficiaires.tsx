import type { Beneficiaire } from '@espace-adherent/contract/profil'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import css from './profil.module.css'
import { useProfil } from './queries.ts'
import { TeletransmissionBadge } from './Teletransmission.tsx'
import { textes } from './textes.ts'

/** The people whom the current contract covers, each with how their statements arrive. */
export const Beneficiaires = () => (
  <LectureLignes query={useProfil()} attente={['14rem', '14rem']}>
    {([{ personne, beneficiaires }]) => (
      <ul className={css.personnes}>
        {beneficiaires.map((beneficiaire) => (
          <li key={beneficiaire.numPers}>
            <Personne
              beneficiaire={beneficiaire}
              isMoi={beneficiaire.numPers === personne.numPers}
            />
          </li>
        ))}
      </ul>
    )}
  </LectureLignes>
)

function Personne({ beneficiaire, isMoi }: { beneficiaire: Beneficiaire; isMoi: boolean }) {
  const { civilite, prenom, nom, nompatronymique, lien, motifRefusTeletransmission } = beneficiaire
  return (
    <Card
      title={`${prenom} ${nom}`}
      actions={isMoi ? <StateBadge tone="info">{textes.vous}</StateBadge> : undefined}
    >
      <p className={css.lien}>{[civilite, lien].filter(Boolean).join(' · ')}</p>
      <Facts
        items={[
          {
            label: textes.neLe,
            value: <span className="tabular">{formatDate(beneficiaire.dateNaissance)}</span>,
          },
          { label: textes.rang, value: beneficiaire.rang },
          nompatronymique ? { label: textes.nomNaissance, value: nompatronymique } : null,
          { label: textes.organisme, value: beneficiaire.organisme ?? textes.nonRenseigne },
          {
            label: textes.teletransmission,
            value: <TeletransmissionBadge {...beneficiaire} />,
          },
        ]}
      />
      {motifRefusTeletransmission && (
        <div className={css.motif}>
          <Notice tone="warning" title={textes.motifRefus}>
            {motifRefusTeletransmission.libelle}
          </Notice>
        </div>
      )}
    </Card>
  )
}
