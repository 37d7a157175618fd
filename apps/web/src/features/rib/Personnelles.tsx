import type { CoordonneesBancaires } from '@espace-adherent/contract/rib'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { Button, ButtonLink } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { purgeContrats } from '../../platform/query/purge.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { useLiens } from '../portail/index.ts'
import { refuserCompte } from './calls.ts'
import css from './coordonnees.module.css'
import { textes } from './textes.ts'

const mots = textes.personnel

type PersonnellesProps = Pick<CoordonneesBancaires, 'remboursements' | 'personnel' | 'enAttente'>

/** A beneficiary's own account: the one they gave, or the choice between theirs and that of the contract. */
export function Personnelles({ remboursements, personnel, enAttente }: PersonnellesProps) {
  if (!personnel?.isPossible)
    return (
      <Notice tone="info" title={mots.contrat}>
        {mots.tropJeune}
      </Notice>
    )
  const hasReponse = remboursements !== null || personnel.isRefuse
  return (
    <Card
      title={textes.coordonnees.remboursements}
      actions={
        <StateBadge tone={hasReponse ? 'success' : 'warning'}>
          {remboursements ? mots.leMien : personnel.isRefuse ? mots.celuiDuContrat : mots.aChoisir}
        </StateBadge>
      }
    >
      <div className={css.corps}>
        <p>{remboursements ? mots.texte : mots.question}</p>
        {remboursements && (
          <div className={css.compte}>
            <span>{mots.depuis(formatDateLongue(personnel.depuis ?? ''))}</span>
            <strong>{remboursements.iban}</strong>
            <span>
              {[remboursements.titulaire, remboursements.bic]
                .filter((dit) => dit !== '')
                .join(' · ')}
            </span>
          </div>
        )}
        <p>{mots.secret}</p>
        {enAttente.length > 0 ? (
          <p>{textes.coordonnees.unSeul}</p>
        ) : (
          <Choix hasCompte={remboursements !== null} isRefuse={personnel.isRefuse} />
        )}
      </div>
    </Card>
  )
}

function Choix({ hasCompte, isRefuse }: { hasCompte: boolean; isRefuse: boolean }) {
  const liens = useLiens()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(refuserCompte)
  const refuser = async () => {
    if ((await mutateAsync()) === null) return
    toasts.push({ type: 'success', title: mots.refuse })
    await purgeContrats(client, { inPlace: true })
  }
  const demander = () =>
    hasCompte
      ? askConfirmation({
          title: mots.revenirTitre,
          text: <p>{mots.revenirTexte}</p>,
          confirmLabel: mots.revenir,
          cancelLabel: mots.garder,
          onConfirm: refuser,
        })
      : void refuser()
  return (
    <div className="cluster gap-12">
      <ButtonLink href={liens.demarche('ribprestations')}>
        {hasCompte ? textes.coordonnees.changer : mots.donner}
      </ButtonLink>
      {!isRefuse && (
        <Button busy={isPending} onClick={demander}>
          {hasCompte ? mots.revenir : mots.refuser}
        </Button>
      )}
    </div>
  )
}

/** Whoever subscribed learns who is paid elsewhere, and never where. */
export const Autres = ({ autres }: Pick<CoordonneesBancaires, 'autres'>) => (
  <Notice tone="info" title={mots.autres(autres.map(({ prenom }) => prenom))}>
    {mots.autresTexte}
  </Notice>
)
