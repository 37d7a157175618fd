import { type Beneficiaire, profilResource } from '@espace-adherent/contract/profil'
import { civiliteLe, dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { IconUserPlus } from '@tabler/icons-react'
import { LectureLignes } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './profil.module.css'
import { textes } from './textes.ts'

/** The people whom the current contract covers, each with how their statements arrive; and how to change it. */
export function Beneficiaires() {
  const liens = useLiens()
  const { qualite, typeContrat, isActif } = useContrats().courant
  const canChange = qualite === 'adherent' && typeContrat === 'sante' && isActif
  return (
    <LectureLignes query={useProfil()} attente={['14rem', '14rem']}>
      {([{ personne, beneficiaires }]) => (
        <>
          {canChange && (
            <p className="mb-20">
              <ButtonLink
                variant="primary"
                href={liens.demarche('inscriptionbeneficiaire')}
                icon={<IconUserPlus size={20} stroke={1.75} aria-hidden="true" />}
              >
                {textes.ajouter}
              </ButtonLink>
            </p>
          )}
          <ul className={css.personnes}>
            {beneficiaires.map((beneficiaire) => (
              <li key={beneficiaire.numPers}>
                <Personne
                  beneficiaire={beneficiaire}
                  isMoi={beneficiaire.numPers === personne.numPers}
                  retirer={
                    canChange && beneficiaire.qualite === 'beneficiaire'
                      ? liens.demarche('radiation-assures', { personne: beneficiaire.numPers })
                      : null
                  }
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </LectureLignes>
  )
}

type PersonneProps = { beneficiaire: Beneficiaire; isMoi: boolean; retirer: string | null }

function Personne({ beneficiaire, isMoi, retirer }: PersonneProps) {
  const { prenom, nom, nompatronymique, lien, motifRefusTeletransmission } = beneficiaire
  // Of a contract that has ended, no statement comes any more.
  const { isActif } = useContrats().courant
  const civilite = civiliteLe(beneficiaire, dateAParis(new Date()))
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
          // Of twins alone: everybody else is the first.
          beneficiaire.rang > 1 ? { label: textes.rang, value: beneficiaire.rang } : null,
          nompatronymique ? { label: textes.nomNaissance, value: nompatronymique } : null,
          { label: textes.organisme, value: beneficiaire.organisme ?? textes.nonRenseigne },
          isActif
            ? {
                label: textes.teletransmission,
                value: <TeletransmissionBadge {...beneficiaire} />,
              }
            : null,
        ]}
      />
      {isActif && motifRefusTeletransmission && (
        <div className="mt-20">
          <Notice tone="warning" title={textes.motifRefus}>
            {motifRefusTeletransmission.libelle}
          </Notice>
        </div>
      )}
      {retirer && (
        <p className="mt-20">
          <ButtonLink size="sm" href={retirer} aria-label={textes.retirerQui(prenom)}>
            {textes.retirer}
          </ButtonLink>
        </p>
      )}
    </Card>
  )
}

type Etat = Pick<Beneficiaire, 'teletransmission' | 'motifRefusTeletransmission'>

/** On, refused for a reason, or simply off. */
export function TeletransmissionBadge({ teletransmission, motifRefusTeletransmission }: Etat) {
  if (teletransmission) return <StateBadge tone="success">{textes.active}</StateBadge>
  return motifRefusTeletransmission ? (
    <StateBadge tone="warning">{textes.refusee}</StateBadge>
  ) : (
    <StateBadge tone="neutral">{textes.inactive}</StateBadge>
  )
}

/** Who is signed in and whom the current contract covers: one reading for every page of it. */
export const useProfil = () => useLecture(profilResource)
