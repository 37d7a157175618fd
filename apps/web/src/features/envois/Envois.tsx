import type { Envoi } from '@espace-adherent/contract/envois'
import { libellesEtatEnvoi } from '@espace-adherent/domain/envois'
import { Button } from '@espace-adherent/ui/actions'
import { Tabs } from '@espace-adherent/ui/disclosure/Tabs.tsx'
import { EmptyState, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/droits.ts'
import { Ecartees } from './Ecartees.tsx'
import { envoisQuery } from './queries.ts'
import { textes } from './textes.ts'
import { direMoment, tonsEtat } from './tons.ts'

const { colonnes: noms } = textes

const colonnes: readonly Colonne<Envoi>[] = [
  { nom: 'titre', libelle: noms.titre, isTitre: true, rendu: ({ titre }) => titre },
  { nom: 'audience', libelle: noms.audience, rendu: ({ audience }) => audience },
  {
    nom: 'etat',
    libelle: noms.etat,
    rendu: ({ etat }) => <StateBadge tone={tonsEtat[etat]}>{libellesEtatEnvoi[etat]}</StateBadge>,
  },
  {
    nom: 'depart',
    libelle: noms.depart,
    rendu: ({ departLe, commenceLe }) => {
      const le = commenceLe ?? departLe
      return le ? <span className="tabular">{direMoment(le)}</span> : textes.desApprobation
    },
  },
  {
    nom: 'nombre',
    libelle: noms.nombre,
    isNombre: true,
    rendu: ({ nombre, nombreApprouve, nombreSoumis }) => {
      const connu = nombre ?? nombreApprouve ?? nombreSoumis
      return connu === null ? null : textes.nombre(connu)
    },
  },
  { nom: 'auteur', libelle: noms.auteur, rendu: ({ auteur }) => auteur },
]

type Props = {
  search: URLSearchParams
  liens: { liste: string; fiche: (id: string) => string }
}

/** All that was, or will be, written to audiences; and where nothing is sent any more. */
export function Envois({ search, liens }: Props) {
  const query = useQuery(envoisQuery)
  const peut = useDroit()
  const canCreate = peut({ domaine: 'notifications', action: 'create' })
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      {canCreate && (
        <div className="flex end mb-16">
          <Button
            variant="primary"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => navigate(liens.fiche('nouvelle'))}
          >
            {textes.nouvelle}
          </Button>
        </div>
      )}
      <Tabs
        label={textes.onglets}
        value={search.get('onglet') === 'ecartees' ? 'ecartees' : 'envois'}
        onChange={(onglet) =>
          navigate(onglet === 'envois' ? liens.liste : `${liens.liste}?onglet=${onglet}`, {
            replace: true,
          })
        }
        tabs={[
          {
            key: 'envois',
            titre: textes.envois,
            contenu: (
              <Card variant="edge">
                <Lecture query={query} attente={4}>
                  {(envois) =>
                    envois.length === 0 ? (
                      <EmptyState title={textes.vide}>{textes.videTexte}</EmptyState>
                    ) : (
                      <Tableau
                        legende={textes.liste}
                        colonnes={colonnes}
                        lignes={envois}
                        cle={({ id }) => id}
                        titre={({ titre }) => titre}
                        onOuvre={({ id }) => navigate(liens.fiche(id))}
                      />
                    )
                  }
                </Lecture>
              </Card>
            ),
          },
          { key: 'ecartees', titre: textes.ecartees, contenu: <Ecartees /> },
        ]}
      />
    </>
  )
}
