import type { RegleAdministree } from '@espace-adherent/contract/regles-date-effet'
import { SelectField } from '@espace-adherent/ui/choix'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { BackLink, PaneEmpty, PaneItem, Panes } from '@espace-adherent/ui/panes'
import { IconCalendarCog } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { withSearch } from '../../platform/routing/path.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { Fiche } from './Fiche.tsx'
import { offresQuery, reglesQuery, usePeutModifier } from './queries.ts'
import css from './regles.module.css'
import { textes } from './textes.ts'

type ReglesProps = { search: URLSearchParams; adresse: string }

/** The days that each act allows: for all offers, and for those that have their own. */
export function ReglesDateEffet({ search, adresse }: ReglesProps) {
  const isWide = useIsWide()
  const query = useQuery(reglesQuery)
  const acte = search.get('acte')
  const nomOffre = search.get('offre') ?? ''
  const lien = (vers: { acte: string; nomOffre: string }) =>
    withSearch(adresse, { acte: vers.acte, offre: vers.nomOffre })
  const isSeul = acte !== null && !isWide
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      {isSeul && <BackLink href={adresse}>{textes.retour}</BackLink>}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const regles = rows as RegleAdministree[]
          const ouverte = acte === null ? undefined : regleDe(regles, acte, nomOffre)
          return (
            <Panes listWidth="0.5fr" list={!isSeul && <Liste {...{ regles, ouverte, lien }} />}>
              {ouverte ? (
                <div className={css.colonne}>
                  <AutreOffre
                    regles={regles.filter((une) => une.acte === ouverte.acte)}
                    ouverte={ouverte}
                    onChoose={(offre) => navigate(lien({ acte: ouverte.acte, nomOffre: offre }))}
                  />
                  <Fiche key={ouverte.id} regle={ouverte} />
                </div>
              ) : (
                <PaneEmpty icon={IconCalendarCog} title={textes.choisir}>
                  {textes.choisirTexte}
                </PaneEmpty>
              )}
            </Panes>
          )
        }}
      </Lecture>
    </>
  )
}

/** An offer without a rule of its own begins from the one that holds for all. */
function regleDe(
  regles: readonly RegleAdministree[],
  acte: string,
  nomOffre: string,
): RegleAdministree | undefined {
  const siennes = regles.filter((une) => une.acte === acte)
  const propre = siennes.find((une) => une.nomOffre === nomOffre)
  const commune = siennes.find((une) => une.nomOffre === '')
  if (propre || !commune) return propre
  return {
    ...commune,
    id: `${commune.acte} ${nomOffre}`,
    nomOffre,
    origine: commune.regle ?? commune.origine,
    regle: null,
    revision: 0,
    modifieLe: null,
    modifiePar: null,
  }
}

type ListeProps = {
  regles: readonly RegleAdministree[]
  ouverte: RegleAdministree | undefined
  lien: (vers: { acte: string; nomOffre: string }) => string
}

const Liste = ({ regles, ouverte, lien }: ListeProps) => (
  <Card variant="edge">
    <ul aria-label={textes.liste}>
      {regles.map((une) => (
        <PaneItem
          key={une.id}
          href={lien(une)}
          isOpen={une.id === ouverte?.id}
          isInner={une.nomOffre !== ''}
          title={une.nomOffre || une.libelle}
          badge={
            une.regle ? (
              <StateBadge tone="info">{textes.propre}</StateBadge>
            ) : (
              <StateBadge tone="neutral">{textes.origine}</StateBadge>
            )
          }
        />
      ))}
    </ul>
  </Card>
)

type AutreOffreProps = {
  regles: readonly RegleAdministree[]
  ouverte: RegleAdministree
  onChoose: (nomOffre: string) => void
}

function AutreOffre({ regles, ouverte, onChoose }: AutreOffreProps) {
  const peut = usePeutModifier()
  const { data } = useQuery(offresQuery)
  const libres = (data?.rows ?? []).filter(
    ({ nom }) => !regles.some(({ nomOffre }) => nomOffre === nom),
  )
  if (!peut || ouverte.nomOffre !== '' || libres.length === 0) return null
  return (
    <SelectField
      label={textes.ajouterOffre}
      layout="stack"
      placeholder={textes.ajouterOffreVide}
      choix={libres.map(({ nom }) => ({ valeur: nom, libelle: nom }))}
      value=""
      onChange={(nom) => nom && onChoose(nom)}
    />
  )
}
