import { isDansPortee } from '@espace-adherent/domain/roles'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { brouillonsQuery } from './brouillons.ts'
import { type DefinitionDemarche, saisieDepart } from './demarche.ts'
import { lireEnsemble } from './ensemble.ts'
import { Parcours } from './Parcours.tsx'
import { demarchesQuery, faitsQuery } from './queries.ts'
import { textes } from './textes.ts'

/** An act, from the first field to the answer. */
export function Demarche<S extends FieldValues, F extends object>({
  definition,
}: {
  definition: DefinitionDemarche<S, string, F>
}) {
  const { acte } = definition
  const user = useCurrentUser()
  const contrat = useContrats().courant
  const search = new URLSearchParams(useHashLocation().search)
  const offres = useQuery(demarchesQuery())
  const brouillons = useQuery(brouillonsQuery(acte.key))
  const isFini = acte.isEnCours === true && contrat.etat === 'resilie'
  // Read once: what is typed must not change under one's fingers.
  const faits = useQuery({
    ...faitsQuery(acte, contrat.numeroContratIndividuel),
    // What is refused is not asked for.
    enabled: !isFini,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lecture = lireEnsemble(
    [offres, brouillons, faits],
    offres.data &&
      brouillons.data &&
      faits.data && { offres: offres.data, brouillons: brouillons.data, faits: faits.data as F },
  )
  if (isFini) return <Indisponible libelle={acte.libelle} texte={textes.contratFini} />
  return (
    <Lecture query={lecture} attente={['4rem', '24rem']} isSeul>
      {(lu) => {
        const offre = lu.offres.rows.find((one) => one.acte === acte.key)
        const isPermis =
          isDansPortee(acte.portee, contrat.qualite) &&
          (acte.typeContrat ?? contrat.typeContrat) === contrat.typeContrat
        if (!offre || !isPermis) return <Indisponible libelle={acte.libelle} />
        const demandeur = { user, contrat, faits: lu.faits, search }
        const sujet = acte.sujet(saisieDepart(definition, demandeur, null))
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
export function Indisponible({
  libelle,
  texte = textes.indisponibleTexte,
}: {
  libelle: string
  texte?: string
}) {
  const liens = useLiens()
  return (
    <>
      <ScreenTitle>{libelle}</ScreenTitle>
      <Card>
        <EmptyState
          title={textes.indisponible}
          action={<ButtonLink href={liens.demarches()}>{textes.retour}</ButtonLink>}
        >
          {texte}
        </EmptyState>
      </Card>
    </>
  )
}
