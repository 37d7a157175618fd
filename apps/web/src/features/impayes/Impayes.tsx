import {
  type GesteImpaye,
  type ImpayeSuivi,
  impayesResource,
} from '@espace-adherent/contract/impayes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { dateAParis, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { Button } from '@espace-adherent/ui/actions'
import { DateField } from '@espace-adherent/ui/dates'
import { Dialog } from '@espace-adherent/ui/dialog'
import { EmptyState, StateBadge, type Tone } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { Montant } from '@espace-adherent/ui/montants'
import { PetitTableau } from '@espace-adherent/ui/tableau'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from '../../platform/http/error.ts'
import { http } from '../../platform/http/http.ts'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useDroit } from '../../platform/session/droits.ts'
import { toasts } from '../../platform/toasts/index.ts'
import { textes } from './textes.ts'

const impayesQuery = listQuery(impayesResource, {}, { lifetime: 0 })

/** Contracts that owe contributions: the notice that a clerk sends, and the payment that comes. */
export function Impayes() {
  const query = useQuery(impayesQuery)
  return (
    <Lecture query={query} attente={['16rem']}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Card>
            <EmptyState title={textes.vide}>{textes.videTexte}</EmptyState>
          </Card>
        ) : (
          <Card title={textes.liste}>
            <PetitTableau
              legende={textes.liste}
              isMuet
              colonnes={[
                {
                  nom: 'contrat',
                  libelle: textes.contrat,
                  rendu: ({ nomOffre, numeroContrat }) => `${nomOffre} · ${numeroContrat}`,
                },
                {
                  nom: 'adherent',
                  libelle: textes.adherent,
                  isSecondaire: true,
                  rendu: ({ adherent }) => adherent,
                },
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
                { nom: 'geste', libelle: textes.aFaire, rendu: (suivi) => <Geste suivi={suivi} /> },
              ]}
              lignes={rows}
              cle={({ numeroContrat }) => numeroContrat}
            />
          </Card>
        )
      }
    </Lecture>
  )
}

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

function useGeste() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (geste: GesteImpaye) => http.post(resourceUrl(impayesResource, 'update'), geste),
    onSettled: () => client.invalidateQueries({ queryKey: impayesQuery.queryKey }),
    meta: { failure: textes.echec },
  })
}

/** One thing to do at a time: send the notice, then record what it brought. */
function Geste({ suivi }: { suivi: ImpayeSuivi }) {
  const [isPaiement, setPaiement] = useState(false)
  const peut = useDroit()({ domaine: 'demandes', action: 'update' })
  const { mutateAsync, isPending } = useGeste()
  const { numeroContrat, adherent, du, notice } = suivi
  if (!peut || notice?.payeLe) return null
  if (notice)
    return (
      <>
        <Button size="sm" onClick={() => setPaiement(true)}>
          {textes.encaisser}
          <span className="visually-hidden">{textes.pour(adherent)}</span>
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
      <span className="visually-hidden">{textes.pour(adherent)}</span>
    </Button>
  )
}

function Paiement({ suivi, onClose }: { suivi: ImpayeSuivi; onClose: () => void }) {
  const aujourdhui = dateAParis(new Date())
  const [recuLe, setRecuLe] = useState(formatDate(aujourdhui))
  const { mutate, isPending, error } = useGeste()
  const jour = parseDate(recuLe)
  const { numeroContrat, adherent, du } = suivi
  const refus = (error as HttpError | null)?.champs?.recuLe
  const save = () =>
    jour &&
    mutate(
      { geste: 'encaisser', numeroContrat, recuLe: jour },
      {
        onSuccess: () => {
          toasts.push({ type: 'success', title: textes.enregistre })
          onClose()
        },
      },
    )
  return (
    <Dialog
      title={textes.paiementTitre(adherent)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{textes.annuler}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {textes.enregistrer}
          </Button>
        </>
      }
    >
      <p>{textes.paiementTexte(du)}</p>
      <DateField
        label={textes.recuLe}
        layout="stack"
        required
        max={aujourdhui}
        error={refus ?? (jour === null ? textes.dateRequise : undefined)}
        value={recuLe}
        onChange={setRecuLe}
      />
    </Dialog>
  )
}
