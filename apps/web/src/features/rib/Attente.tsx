import type { ChangementCompte } from '@espace-adherent/contract/rib'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { purgeContrats } from '../../platform/query/purge.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { faireGeste } from '../demandes/index.ts'
import { useLiens } from '../portail/index.ts'
import css from './coordonnees.module.css'
import { textes } from './textes.ts'

const mots = textes.coordonnees

type AttenteProps = { changement: ChangementCompte; reflexionHeures: number }

/** Another account waits: until when, why, and how to say no. */
export function Attente({ changement, reflexionHeures }: AttenteProps) {
  const { effetLe, etat, creeLe, demande } = changement
  const liens = useLiens()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation({ mutationFn: faireGeste, meta: { silent: true } })
  const isPlanifie = etat === 'acceptee' && effetLe !== null
  if (!demande) return null
  const annuler = () =>
    askConfirmation({
      title: mots.annulerTitre,
      text: <p>{mots.annulerTexte}</p>,
      confirmLabel: mots.annulerOui,
      cancelLabel: mots.annulerNon,
      isDanger: true,
      onConfirm: async () => {
        try {
          await mutateAsync({ geste: 'annuler', ...demande })
          toasts.push({ type: 'success', title: mots.annule })
        } catch (error) {
          const detail = error instanceof Error ? error.message : ''
          toasts.push({ type: 'danger', title: mots.annulerEchec, detail })
        }
        // Either way, what is shown is no longer what there is.
        await purgeContrats(client, { inPlace: true })
      },
    })
  return (
    <Notice
      tone="warning"
      title={isPlanifie ? mots.attenteTitre(formatDate(effetLe)) : mots.etudeTitre}
      action={
        <Button busy={isPending} onClick={annuler}>
          {mots.annuler}
        </Button>
      }
    >
      <p>{isPlanifie ? mots.attenteTexte(reflexionHeures) : mots.etudeTexte}</p>
      <ol className={css.frise}>
        <li>
          <strong>{formatDate(dateAParis(new Date(creeLe)))}</strong>
          <span>{mots.demande}</span>
        </li>
        <li>
          <strong>{mots.maintenant}</strong>
          <span>{mots.prevenu}</span>
        </li>
        {isPlanifie && (
          <li>
            <strong>{formatDate(effetLe)}</strong>
            <span>{mots.remplace}</span>
          </li>
        )}
      </ol>
      <p className="mt-12">
        <a href={liens.demande(demande.id)}>{mots.suivre}</a>
      </p>
    </Notice>
  )
}
