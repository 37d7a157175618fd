import { type Acte, acteAddress, verbeDe } from '@espace-adherent/contract/actes'
import { resourceUrl } from '@espace-adherent/contract/resources'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { acknowledgement } from '../../platform/query/answers.ts'
import { submit } from '../../platform/query/submission.ts'
import { faitsQuery } from '../actes/index.ts'
import { textes } from './textes.ts'

/** A choice that counts as soon as it is made, and that one press takes back. `enVigueur` is what counts today. */
export function useReglage<S extends FieldValues>(acte: Acte<S>, enVigueur: S) {
  const client = useQueryClient()
  const [avant, setAvant] = useState<S | null>(null)
  const verbe = verbeDe(acte)
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (data: S) => submit(`${resourceUrl(acteAddress(acte), verbe)}/${verbe}`, { data }),
    meta: { failure: textes.echec, success: acknowledgement },
    // Until what counts is read again, what was asked for is shown.
    onSettled: () => client.invalidateQueries({ queryKey: faitsQuery(acte, '').queryKey }),
  })
  const choisi = isPending ? variables : enVigueur
  return {
    choisi,
    isEnregistre: isSuccess && avant !== null,
    changer: (part: Partial<S>) => {
      setAvant(choisi)
      mutate({ ...choisi, ...part })
    },
    annuler: () => {
      if (avant) mutate(avant)
      setAvant(null)
    },
  }
}
