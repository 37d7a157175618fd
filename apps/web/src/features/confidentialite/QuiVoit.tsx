import type { PartageSoins } from '@espace-adherent/contract/confidentialite'
import { Button } from '@espace-adherent/ui/actions'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { askConfirmation } from '../../platform/modals/dialogs.tsx'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { toasts } from '../../platform/toasts/index.ts'
import { accordsQuery, choisirAccord } from './calls.ts'
import css from './confidentialite.module.css'
import { textes } from './textes.ts'

/** Whom one lets see one's care, contract by contract that somebody else subscribed to. */
export default function QuiVoit() {
  const query = useQuery(accordsQuery)
  return (
    <Lecture query={query} echec={textes.echecs.lecture} attente={['8rem']}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Notice tone="info" title={textes.seul}>
            {textes.seulTexte}
          </Notice>
        ) : (
          <>
            <Notice tone="info" title={textes.regle}>
              {textes.regleTexte}
            </Notice>
            {rows.map((accord) => (
              <Accord key={accord.numeroContrat} accord={accord} />
            ))}
          </>
        )
      }
    </Lecture>
  )
}

function Accord({ accord }: { accord: PartageSoins }) {
  const { numeroContrat, nomOffre, adherent, depuis, peutConsentir, historique } = accord
  const passes = historique.filter(({ retireLe }) => retireLe !== null)
  return (
    <Card title={adherent}>
      <p className="note">{textes.contrat(nomOffre, numeroContrat)}</p>
      <p className={css.etat}>
        <StateBadge tone={depuis ? 'info' : 'neutral'}>
          {depuis ? textes.voit : textes.neVoitPas}
        </StateBadge>
        <span>{depuis ? textes.depuis(depuis) : textes.jamais}</span>
      </p>
      {peutConsentir ? <Geste accord={accord} /> : <p>{textes.tropJeune}</p>}
      {passes.length > 0 && (
        <details className={css.historique}>
          <summary>{textes.historique}</summary>
          <ul>
            {passes.map(({ donneLe, retireLe }) => (
              <li key={donneLe}>{textes.periode(donneLe, retireLe)}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Geste({ accord: { numeroContrat, adherent, depuis } }: { accord: PartageSoins }) {
  const client = useQueryClient()
  const { mutateAsync, isPending } = useMutation(choisirAccord)
  const isAccord = depuis === null
  const demander = () =>
    askConfirmation({
      title: isAccord ? textes.accepterTitre(adherent) : textes.retirerTitre(adherent),
      text: <p>{isAccord ? textes.accepterTexte(adherent) : textes.retirerTexte(adherent)}</p>,
      confirmLabel: isAccord ? textes.accepter : textes.retirer,
      cancelLabel: textes.annuler,
      onConfirm: async () => {
        await mutateAsync({ numeroContrat, isAccord })
        toasts.push({ type: 'success', title: isAccord ? textes.donne : textes.retire })
        await client.invalidateQueries({ queryKey: accordsQuery.queryKey })
      },
    })
  return (
    <p className="mt-16">
      <Button
        busy={isPending}
        aria-label={isAccord ? textes.accepterA(adherent) : textes.retirerA(adherent)}
        onClick={demander}
      >
        {isAccord ? textes.accepter : textes.retirer}
      </Button>
    </p>
  )
}
