import type { Reglement } from '@espace-adherent/contract/cotisations'
import { gedResource } from '@espace-adherent/contract/documents'
import {
  type EtatPaiement,
  isPaiementARefaire,
  isPaiementOuvert,
  libellesEtatPaiement,
  resteARendre,
} from '@espace-adherent/domain/cotisations/paiement.ts'
import { formatMontant } from '@espace-adherent/domain/montants'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState, Notice, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { IconFileText } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ouvrirDocument } from '../documents/index.ts'
import { useLiens } from '../portail/index.ts'
import { Payer } from './Payer.tsx'
import { paiementsQuery } from './paiements.ts'
import { textes } from './textes.ts'

const mots = textes.paiement

/** While a bank has not answered, the screen asks again by itself. */
const ENCORE_MS = 3_000

export const tonsPaiement: Record<EtatPaiement, Tone> = {
  initie: 'warning',
  'en-cours': 'warning',
  accepte: 'success',
  refuse: 'danger',
  abandonne: 'neutral',
  expire: 'neutral',
  rembourse: 'neutral',
  incoherent: 'warning',
}

/** One card payment, as it stands: where the provider's page comes back to. */
export default function MonPaiement({ id }: { id: string }) {
  const liens = useLiens()
  const query = useQuery({
    ...paiementsQuery({ id }),
    refetchInterval: ({ state }) => {
      const [paiement] = state.data?.rows ?? []
      return paiement && isPaiementOuvert(paiement.etat) ? ENCORE_MS : false
    },
  })
  return (
    <Lecture query={query} attente={['12rem']}>
      {({ rows: [paiement] }) =>
        paiement ? (
          <Lu paiement={paiement} />
        ) : (
          <Card>
            <EmptyState
              title={mots.inconnu}
              action={<ButtonLink href={liens.accueil()}>{mots.accueil}</ButtonLink>}
            >
              {mots.inconnuTexte}
            </EmptyState>
          </Card>
        )
      }
    </Lecture>
  )
}

function Lu({ paiement }: { paiement: Reglement }) {
  const { etat, montant, reference, motif, enTrop, rendu } = paiement
  return (
    <div className="stack gap-20">
      <div role="status">
        <Notice tone={tonsPaiement[etat]} title={mots.titres[etat]}>
          {motif ?? suiteDe(paiement)}
        </Notice>
      </div>
      <Card title={mots.detail}>
        <Facts
          items={[
            { label: mots.montant, value: formatMontant(montant) },
            ...(enTrop > 0 ? [{ label: mots.enTrop, value: formatMontant(enTrop) }] : []),
            ...(rendu > 0 ? [{ label: mots.rendu, value: formatMontant(rendu) }] : []),
            { label: mots.reference, value: reference },
            {
              label: mots.etat,
              value: (
                <StateBadge tone={tonsPaiement[etat]}>{libellesEtatPaiement[etat]}</StateBadge>
              ),
            },
          ]}
        />
        <div className="cluster gap-12 mt-20">
          <Suite paiement={paiement} />
          <Retour isTropPercu={paiement.isTropPercu} />
        </div>
      </Card>
    </div>
  )
}

/** What was too much is told first: it is given back, and nobody has to pay again. */
function suiteDe({ etat, montant, enTrop, rendu }: Reglement): string {
  if (enTrop === 0) return mots.suites[etat]
  if (etat === 'rembourse') return enTrop < montant ? mots.suites.rembourse : mots.enTropRendu
  const reste = resteARendre({ enTrop, rendu })
  return reste > 0 ? mots.enTropSuite(formatMontant(reste)) : mots.enTropRendu
}

function Suite({ paiement }: { paiement: Reglement }) {
  const liens = useLiens()
  const { etat, recuId, reference, echeances, isTropPercu } = paiement
  if (isPaiementOuvert(etat)) return <Payer paiement={paiement} />
  if (recuId && etat === 'accepte')
    return (
      <Button
        variant="primary"
        icon={<IconFileText size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() =>
          ouvrirDocument({
            resource: gedResource,
            verb: 'visionneuse',
            params: { id: recuId },
            titre: mots.titreRecu(reference),
          })
        }
      >
        {mots.recu}
      </Button>
    )
  if (!isPaiementARefaire(paiement)) return null
  return (
    <ButtonLink
      variant="primary"
      href={liens.demarche('paiement-cotisation-monext', {
        echeances: echeances.join(),
        ...(isTropPercu && { objet: 'trop-percu' }),
      })}
    >
      {mots.reessayer}
    </ButtonLink>
  )
}

/** To what was being paid: not everybody who gives something back may see contributions. */
const Retour = ({ isTropPercu }: { isTropPercu: boolean }) => {
  const liens = useLiens()
  return isTropPercu ? (
    <ButtonLink href={liens.tropPercus()}>{mots.retourTropPercu}</ButtonLink>
  ) : (
    <ButtonLink href={liens.cotisations()}>{mots.retour}</ButtonLink>
  )
}
