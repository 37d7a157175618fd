import type { DossierTraitement } from '@espace-adherent/contract/demandes/gestion'
import { avisMedicaux, libellesAvisMedical } from '@espace-adherent/domain/medical'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import css from './dossier.module.css'
import { jourDe } from './moments.ts'
import { donnerAvis, reread } from './queries.ts'
import { textes } from './textes.ts'

type MedicaleProps = { piece: DossierTraitement['pieces'][number] }

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
  const { mutate, isPending } = useMutation({
    ...donnerAvis,
    onSuccess: () => reread(client),
  })
  return (
    <fieldset className={css.pieces}>
      <legend>{mots.decider}</legend>
      {avisMedicaux.map((avis) => (
        <Button
          key={avis}
          size="sm"
          aria-pressed={avis === actuel}
          disabled={isPending}
          onClick={() => mutate({ remoteFileName, avis })}
        >
          {libellesAvisMedical[avis]}
        </Button>
      ))}
    </fieldset>
  )
}
