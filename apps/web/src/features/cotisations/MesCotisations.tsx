import { type Cotisations, cotisationsResource } from '@espace-adherent/contract/cotisations'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { motifRejet } from '@espace-adherent/domain/cotisations/echeancier.ts'
import {
  isPayable as isDue,
  isPaiementOuvert,
} from '@espace-adherent/domain/cotisations/paiement.ts'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, Notice } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconCreditCard } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { RatiosCotisations } from '../ratios/index.tsx'
import { Avenir } from './Avenir.tsx'
import { Chiffres } from './Chiffres.tsx'
import { Echeancier } from './Echeancier.tsx'
import { MandatSepa } from './MandatSepa.tsx'
import { paiementsQuery } from './paiements.ts'
import { textes } from './textes.ts'

/** What the current contract costs, year by year, and how it is paid. */
export function MesCotisations({ search }: { search: URLSearchParams }) {
  const liens = useLiens()
  const annee = anneeDe(search)
  const query = useQuery({
    ...listQuery(cotisationsResource, annee === undefined ? {} : { annee }),
    placeholderData: keepPreviousData,
  })
  return (
    <Lecture query={query} attente={['24rem']}>
      {({ rows: [cotisations] }) =>
        cotisations && (
          <Lues
            cotisations={cotisations}
            onAnnee={(choisie) =>
              navigate(`${liens.cotisations()}?annee=${choisie}`, { replace: true })
            }
          />
        )
      }
    </Lecture>
  )
}

/** The year of the address; what is none is the present one. */
function anneeDe(search: URLSearchParams): number | undefined {
  const annee = search.get('annee')
  return annee !== null && /^(19|20)\d\d$/.test(annee) ? Number(annee) : undefined
}

type LuesProps = { cotisations: Cotisations; onAnnee: (annee: number) => void }

function Lues({ cotisations, onAnnee }: LuesProps) {
  const { rejets, annees, avenir, mandat, ratios, solde, isCarteAcceptee: isPayable } = cotisations
  const { typeContrat } = useContrats().courant
  const isLectureSeule = useLectureSeule()
  const { impaye } = useContrats().courant
  if (annees.length === 0)
    return (
      <div className="stack gap-20">
        {avenir && <Avenir avenir={avenir} />}
        <Card>
          <EmptyState
            icon={<IconCreditCard size={40} stroke={1.25} aria-hidden="true" />}
            title={textes.aucune}
          >
            {textes.aucuneTexte}
          </EmptyState>
        </Card>
      </div>
    )
  return (
    <div className="stack gap-20">
      {impaye && (
        <Notice
          tone={impaye.isSuspendu ? 'danger' : 'warning'}
          title={impaye.isSuspendu ? textes.suspendu : textes.miseEnDemeure}
          action={isPayable && !impaye.reprendLe && <PayerParCarte />}
        >
          {textes.impaye(impaye)}
        </Notice>
      )}
      {rejets.map(({ id, montant, dateEcheance, motifRejet: code }) => {
        const { libelle, conseil } = motifRejet(code)
        return (
          <Notice
            key={id}
            tone="warning"
            title={textes.rejetTitre(montant, formatDate(dateEcheance))}
            action={isPayable && <PayerParCarte />}
          >
            {textes.rejetTexte(libelle, conseil)}
          </Notice>
        )
      })}
      {isPayable && <APayer cotisations={cotisations} />}
      {solde !== 0 && (
        <Notice
          tone="info"
          title={(solde < 0 ? textes.tropVerseTitre : textes.aAppelerTitre)(Math.abs(solde))}
        >
          {solde < 0 ? textes.tropVerseTexte : textes.aAppelerTexte}
        </Notice>
      )}
      {avenir && <Avenir avenir={avenir} />}
      <Chiffres cotisations={cotisations} />
      <Echeancier cotisations={cotisations} onAnnee={onAnnee} />
      {!isLectureSeule && <MandatSepa mandat={mandat} />}
      {typeContrat === 'sante' && ratios && (
        <Card>
          <RatiosCotisations ratios={ratios} />
        </Card>
      )}
    </div>
  )
}

function PayerParCarte() {
  const liens = useLiens()
  return (
    <ButtonLink variant="primary" href={liens.demarche('paiement-cotisation-monext')}>
      {textes.payer}
    </ButtonLink>
  )
}

/** What no debit will take, and what is being paid at this moment. */
function APayer({ cotisations: { echeances } }: { cotisations: Cotisations }) {
  const liens = useLiens()
  const { numeroContratIndividuel: numeroContrat } = useContrats().courant
  const { data } = useQuery(paiementsQuery({ numeroContrat }))
  const ouvert = data?.rows.find(({ etat }) => isPaiementOuvert(etat))
  const jour = dateAParis(new Date())
  if (ouvert)
    return (
      <Notice
        tone="info"
        title={textes.enCoursTitre(ouvert.montant)}
        action={
          <ButtonLink href={liens.paiementCotisation(ouvert.id)}>{textes.enCoursVoir}</ButtonLink>
        }
      >
        {textes.enCoursTexte}
      </Notice>
    )
  return echeances
    .filter((echeance) => echeance.etat === 'a_venir' && isDue(echeance, jour))
    .map(({ id, appele, dateEcheance }) => (
      <Notice
        key={id}
        tone="info"
        title={textes.aPayerTitre(appele, formatDate(dateEcheance))}
        action={<PayerParCarte />}
      >
        {textes.aPayerTexte}
      </Notice>
    ))
}
