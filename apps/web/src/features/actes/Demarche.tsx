import { isDansPortee } from '@espace-adherent/domain/roles'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { brouillonsQuery } from './brouillons.ts'
import { type DefinitionDemarche, saisieDepart } from './demarche.ts'
import { Parcours } from './Parcours.tsx'
import { demarchesQuery } from './queries.ts'
import { textes } from './textes.ts'

/** An act, from the first field to the answer. */
export function Demarche<S extends FieldValues>({
  definition,
}: {
  definition: DefinitionDemarche<S, string>
}) {
  const { acte } = definition
  const demandeur = { user: useCurrentUser(), contrat: useContrats().courant }
  const offres = useQuery(demarchesQuery())
  const brouillons = useQuery(brouillonsQuery(acte.key))
  // Read once: what is saved later comes from this very form.
  const [sujet] = useState(() => acte.sujet(saisieDepart(definition, demandeur, null)))
  const lecture = {
    data: offres.data && brouillons.data && { offres: offres.data, brouillons: brouillons.data },
    isError: offres.isLoadingError || brouillons.isLoadingError,
    isFetching: offres.isFetching || brouillons.isFetching,
    refetch: () => Promise.all([offres.refetch(), brouillons.refetch()]),
  }
  return (
    <Lecture query={lecture} attente={['4rem', '24rem']} isSeul>
      {(lu) => {
        const offre = lu.offres.rows.find((one) => one.acte === acte.key)
        const isPermis = isDansPortee(acte.portee, demandeur.contrat.qualite)
        if (!offre || !isPermis) return <Indisponible libelle={acte.libelle} />
        return (
          <Parcours
            definition={definition}
            demandeur={demandeur}
            offre={offre}
            brouillon={lu.brouillons.rows.find((one) => one.sujet === sujet) ?? null}
          />
        )
      }}
    </Lecture>
  )
}

/** Not for this contract, or not for this person. */
export function Indisponible({ libelle }: { libelle: string }) {
  const liens = useLiens()
  return (
    <>
      <ScreenTitle>{libelle}</ScreenTitle>
      <Card>
        <EmptyState
          title={textes.indisponible}
          action={<ButtonLink href={liens.demarches()}>{textes.retour}</ButtonLink>}
        >
          {textes.indisponibleTexte}
        </EmptyState>
      </Card>
    </>
  )
}
