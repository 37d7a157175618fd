import { type Cotisations, cotisationsResource } from '@espace-adherent/contract/cotisations'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { motifRejet } from '@espace-adherent/domain/cotisations'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCreditCard } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { Chiffres } from './Chiffres.tsx'
import css from './cotisations.module.css'
import { Echeancier } from './Echeancier.tsx'
import { MandatSepa } from './MandatSepa.tsx'
import { textes } from './textes.ts'

/** What the current contract costs, year by year, and how it is paid. */
export function MesCotisations() {
  const [annee, setAnnee] = useState<number>()
  const query = useQuery({
    ...listQuery(cotisationsResource, annee === undefined ? {} : { annee }),
    placeholderData: keepPreviousData,
  })
  return (
    <Lecture query={query} attente={['24rem']}>
      {({ rows: [cotisations] }) =>
        cotisations && <Lues cotisations={cotisations} onAnnee={setAnnee} />
      }
    </Lecture>
  )
}

type LuesProps = { cotisations: Cotisations; onAnnee: (annee: number) => void }

function Lues({ cotisations, onAnnee }: LuesProps) {
  const { rejets, annees, mandat } = cotisations
  if (annees.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<IconCreditCard size={40} stroke={1.25} aria-hidden="true" />}
          title={textes.aucune}
        >
          {textes.aucuneTexte}
        </EmptyState>
      </Card>
    )
  return (
    <div className={css.page}>
      {rejets.map(({ id, montant, dateEcheance, motifRejet: code }) => {
        const { libelle, conseil } = motifRejet(code)
        return (
          <Notice
            key={id}
            tone="warning"
            title={textes.rejetTitre(montant, formatDate(dateEcheance))}
          >
            {textes.rejetTexte(libelle, conseil)}
          </Notice>
        )
      })}
      <Chiffres cotisations={cotisations} />
      <Echeancier cotisations={cotisations} onAnnee={onAnnee} />
      <MandatSepa mandat={mandat} />
    </div>
  )
}
