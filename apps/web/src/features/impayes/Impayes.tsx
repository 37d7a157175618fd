import { type ImpayeSuivi, impayesResource } from '@espace-adherent/contract/impayes'
import { dateAParis, formatDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Montant } from '@espace-adherent/ui/montants'
import type { Colonne } from '@espace-adherent/ui/tableau'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import {
  colonneGeste,
  colonnesContrat,
  pourQui,
  QuestionJour,
  Suivi,
  suiviQuery,
  useGesteSuivi,
  usePeutSuivre,
} from '../suivis/index.ts'
import { textes } from './textes.ts'

const impayesQuery = suiviQuery(impayesResource)

/** Contracts that owe contributions: the notice that a clerk sends, and the payment that comes. */
export const Impayes = () => (
  <Suivi
    query={useQuery(impayesQuery)}
    mots={textes}
    colonnes={colonnes}
    cle={({ numeroContrat }) => numeroContrat}
  />
)

const colonnes: readonly Colonne<ImpayeSuivi>[] = [
  ...colonnesContrat<ImpayeSuivi>(textes),
  {
    nom: 'depuis',
    libelle: textes.depuis,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ depuis }) => depuis && formatDate(depuis),
  },
  {
    nom: 'du',
    libelle: textes.du,
    isNombre: true,
    isSecondaire: true,
    isNomme: true,
    rendu: ({ du }) => <Montant cents={du} />,
  },
  {
    nom: 'etat',
    libelle: textes.etat,
    isSecondaire: true,
    rendu: (suivi) => {
      const { tone, libelle, quand } = etatDe(suivi)
      return (
        <>
          <StateBadge tone={tone}>{libelle}</StateBadge> {quand}
        </>
      )
    },
  },
  colonneGeste(textes.aFaire, (suivi) => <Geste suivi={suivi} />),
]

/** The state by its name; the day that counts stands beside it, and may go to another line. */
function etatDe({ notice }: ImpayeSuivi): { tone: Tone; libelle: string; quand?: string } {
  if (!notice) return { tone: 'neutral', libelle: textes.aucune }
  const { reprendLe, etat, dernierJourDuContrat, dernierJourPourPayer } = notice
  if (reprendLe)
    return { tone: 'success', libelle: textes.payee, quand: textes.reprend(formatDate(reprendLe)) }
  return etat === 'suspendue'
    ? {
        tone: 'danger',
        libelle: textes.suspendue,
        quand: textes.finit(formatDate(dernierJourDuContrat)),
      }
    : {
        tone: 'warning',
        libelle: textes.avertie,
        quand: textes.jusquau(formatDate(dernierJourPourPayer)),
      }
}

/** One thing to do at a time: send the notice, then record what it brought. */
function Geste({ suivi }: { suivi: ImpayeSuivi }) {
  const [isPaiement, setPaiement] = useState(false)
  const peut = usePeutSuivre()
  const { mutateAsync, isPending } = useGesteSuivi(impayesResource)
  const { numeroContrat, adherent, du, notice } = suivi
  if (!peut || notice?.payeLe) return null
  if (notice)
    return (
      <>
        <Button size="sm" onClick={() => setPaiement(true)}>
          {textes.encaisser}
          {pourQui(adherent)}
        </Button>
        {isPaiement && <Paiement suivi={suivi} onClose={() => setPaiement(false)} />}
      </>
    )
  const demander = () =>
    askConfirmation({
      title: textes.noticeTitre(adherent),
      text: <p>{textes.noticeTexte(du)}</p>,
      confirmLabel: textes.envoyer,
      cancelLabel: textes.annuler,
      onConfirm: async () => {
        await mutateAsync({ geste: 'mettreEnDemeure', numeroContrat })
        toasts.push({ type: 'success', title: textes.envoyee })
      },
    })
  return (
    <Button size="sm" busy={isPending} onClick={demander}>
      {textes.mettreEnDemeure}
      {pourQui(adherent)}
    </Button>
  )
}

function Paiement({ suivi, onClose }: { suivi: ImpayeSuivi; onClose: () => void }) {
  const { numeroContrat, adherent, du } = suivi
  const { mutate, isPending, error } = useGesteSuivi(impayesResource)
  const aujourdhui = dateAParis(new Date())
  const onSuccess = () => {
    toasts.push({ type: 'success', title: textes.enregistre })
    onClose()
  }
  return (
    <QuestionJour
      titre={textes.paiementTitre(adherent)}
      texte={textes.paiementTexte(du)}
      label={textes.recuLe}
      max={aujourdhui}
      propose={aujourdhui}
      refus={error?.champs?.recuLe}
      isPending={isPending}
      onJour={(recuLe) => mutate({ geste: 'encaisser', numeroContrat, recuLe }, { onSuccess })}
      onClose={onClose}
    />
  )
}
