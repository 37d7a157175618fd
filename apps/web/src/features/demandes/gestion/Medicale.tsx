import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { avisMedicaux, libellesAvisMedical } from '@espace-adherent/domain/medical'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { HttpError } from '../../../platform/http/error.ts'
import { LigneALigne } from '../../gestion/index.ts'
import css from './dossier.module.css'
import { jourDe } from './moments.ts'
import { donnerAvis, reread } from './queries.ts'
import { textes } from './textes.ts'

type Piece = DossierTraitement['pieces'][number]
type MedicaleProps = { piece: Piece }

const { medicale: mots } = textes

const tons = { conforme: 'success', 'non-conforme': 'danger', 'autre-piece': 'warning' } as const

/** What is known of a medical paper: that it is there, and what the medical service said of it. */
export function Medicale({ piece }: MedicaleProps) {
  const { avis, avisLe, isLisible } = piece
  return (
    <>
      <Notice
        tone={avis ? tons[avis] : 'info'}
        title={avis ? mots.avis(libellesAvisMedical[avis], jourDe(avisLe ?? piece.le)) : mots.recue}
      >
        {isLisible ? mots.pourVous : mots.pourEux}
      </Notice>
      {isLisible && <Avis piece={piece} />}
    </>
  )
}

function Avis({ piece: { remoteFileName, avis: actuel } }: MedicaleProps) {
  const client = useQueryClient()
  const { mutate, isPending, error, variables, reset } = useMutation({
    ...donnerAvis,
    onSettled: () => reread(client),
  })
  const autre = ((error as HttpError | null)?.versions?.actuelle ?? null) as Piece | null
  if (autre && variables)
    return (
      <LigneALigne
        titre={mots.change}
        differences={[
          {
            nom: 'avis',
            libelle: mots.decider,
            votre: libellesAvisMedical[variables.avis],
            actuelle: autre.avis ? libellesAvisMedical[autre.avis] : '',
            propose: 'actuelle',
          },
        ]}
        isBusy={isPending}
        onSave={({ avis }) =>
          avis === 'votre' ? mutate({ ...variables, avant: autre.avis }) : reset()
        }
        onKeep={reset}
      />
    )
  return (
    <fieldset className={css.pieces}>
      <legend>{mots.decider}</legend>
      {avisMedicaux.map((avis) => (
        <Button
          key={avis}
          size="sm"
          aria-pressed={avis === actuel}
          disabled={isPending}
          onClick={() => mutate({ remoteFileName, avis, avant: actuel })}
        >
          {libellesAvisMedical[avis]}
        </Button>
      ))}
    </fieldset>
  )
}
