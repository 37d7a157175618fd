import type { RegleAdministree } from '@espace-adherent/contract/regles-date-effet'
import { SelectField } from '@espace-adherent/ui/choix'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconArrowLeft, IconCalendarCog } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useIsWide } from '../../platform/browser/wide.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
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
  const lien = (vers: { acte: string; nomOffre: string }) => {
    const suite = new URLSearchParams({ acte: vers.acte })
    if (vers.nomOffre) suite.set('offre', vers.nomOffre)
    return `${adresse}?${suite}`
  }
  const isSeul = acte !== null && !isWide
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      {isSeul && (
        <a href={adresse} className={css.retour}>
          <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
          {textes.retour}
        </a>
      )}
      <Lecture query={query} attente={['20rem']} isSeul>
        {({ rows }) => {
          const regles = rows as RegleAdministree[]
          const ouverte = acte === null ? undefined : regleDe(regles, acte, nomOffre)
          return (
            <div className={css.ecran}>
              {!isSeul && <Liste {...{ regles, ouverte, lien }} />}
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
                <Card>
                  <EmptyState
                    icon={<IconCalendarCog size={40} stroke={1.25} aria-hidden="true" />}
                    title={textes.choisir}
                  >
                    {textes.choisirTexte}
                  </EmptyState>
                </Card>
              )}
            </div>
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
  <Card className={css.liste}>
    <ul aria-label={textes.liste}>
      {regles.map((une) => (
        <li key={une.id}>
          <a
            className={css.ligne}
            data-offre={une.nomOffre !== '' || undefined}
            href={lien(une)}
            aria-current={une.id === ouverte?.id ? 'true' : undefined}
          >
            <span className={css.nom}>{une.nomOffre || une.libelle}</span>
            {une.regle ? (
              <StateBadge tone="info">{textes.propre}</StateBadge>
            ) : (
              <StateBadge tone="neutral">{textes.origine}</StateBadge>
            )}
          </a>
        </li>
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
