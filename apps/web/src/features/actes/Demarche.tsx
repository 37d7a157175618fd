import { porteeDe } from '@espace-adherent/domain/actes'
import { isDansPortee } from '@espace-adherent/domain/roles'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import type { FieldValues } from '@espace-adherent/ui/forms'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { portail } from '../../platform/portail/settings.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { brouillonsQuery } from './brouillons.ts'
import { type DefinitionDemarche, type Rien, saisieDepart } from './demarche.ts'
import { Parcours, type ParcoursProps } from './Parcours.tsx'
import { demarchesQuery, faitsQuery } from './queries.ts'
import { textes } from './textes.ts'

/** What is drawn of a reading, of several as of one. */
type Lu = {
  isLoadingError: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Several readings that a screen needs all of, as one. */
const lireEnsemble = <T,>(queries: readonly Lu[], data: T | undefined) => ({
  data,
  isError: queries.some((query) => query.isLoadingError),
  isFetching: queries.some((query) => query.isFetching),
  refetch: () => Promise.all(queries.map((query) => query.refetch())),
})

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
  const portee = porteeDe(portail().config.porteesActes, acte)
  const isPourElle = isDansPortee(portee, contrat.qualite)
  const isPermis = isPourElle && (acte.typeContrat ?? contrat.typeContrat) === contrat.typeContrat
  // Read once: what is typed must not change under one's fingers.
  const faits = useQuery({
    ...faitsQuery(acte, contrat.numeroContratIndividuel),
    // What is refused is not asked for.
    enabled: isPermis && !isFini,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const lecture = lireEnsemble(
    [offres, brouillons, faits],
    offres.data &&
      brouillons.data &&
      faits.data && { offres: offres.data, brouillons: brouillons.data, faits: faits.data as F },
  )
  if (!isPourElle)
    return (
      <Indisponible
        libelle={acte.libelle}
        texte={portee === 'Benef' ? textes.pourBeneficiaire : textes.pourAdherent}
      />
    )
  if (!isPermis) return <Indisponible libelle={acte.libelle} />
  if (isFini) return <Indisponible libelle={acte.libelle} texte={textes.contratFini} />
  // Not offered by this client: its facts are refused as well, and asking again changes nothing.
  if (offres.data && !offres.data.rows.some((one) => one.acte === acte.key))
    return <Indisponible libelle={acte.libelle} />
  return (
    <Lecture query={lecture} attente={['4rem', '24rem']} isSeul>
      {(lu) => {
        const offre = lu.offres.rows.find((one) => one.acte === acte.key)
        if (!offre) return <Indisponible libelle={acte.libelle} />
        const demandeur = { user, contrat, faits: lu.faits, search }
        const sujet = acte.sujet(saisieDepart(definition, demandeur, null))
        return (
          <Ouverte
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

/** As it was when it was opened: what has just been sent may have left nothing more to ask for. */
function Ouverte<S extends FieldValues, F extends object>(props: ParcoursProps<S, F>) {
  const { definition, demandeur } = props
  const [rien] = useState(() => definition.rien?.(demandeur.faits))
  return rien ? (
    <Indisponible libelle={definition.acte.libelle} {...rien} />
  ) : (
    <Parcours {...props} />
  )
}

/** Not for this contract or this person, unless another reason is said. */
export function Indisponible({
  libelle,
  titre = textes.indisponible,
  texte = titre === textes.indisponible ? textes.indisponibleTexte : undefined,
  suite = { libelle: textes.retour, vers: 'demarches' },
}: { libelle: string } & Partial<Rien>) {
  const liens = useLiens()
  return (
    <>
      <ScreenTitle>{libelle}</ScreenTitle>
      <Card>
        <EmptyState
          title={titre}
          action={<ButtonLink href={liens[suite.vers]()}>{suite.libelle}</ButtonLink>}
        >
          {texte}
        </EmptyState>
      </Card>
    </>
  )
}
