import type { CurrentUser } from '@espace-adherent/contract/identity'
import { UTILISATEURS_MAX, type Utilisateur } from '@espace-adherent/contract/utilisateurs'
import { libelleRoles } from '@espace-adherent/domain/roles'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState, Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { RechercheField } from '@espace-adherent/ui/recherche/RechercheField.tsx'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useCurrentUser, useDroit } from '../../platform/session/current-user.ts'
import { Gestes } from '../gestion/index.ts'
import { CreerMembre } from './CreerMembre.tsx'
import { Dossier } from './Dossier.tsx'
import { useGestionPermise, utilisateursQuery } from './queries.ts'
import { TONS_ETAT } from './Sessions.tsx'
import { textes } from './textes.ts'
import css from './utilisateurs.module.css'

const { colonnes: noms } = textes

const colonnesDe = (droits: CurrentUser['droits']): readonly Colonne<Utilisateur>[] => [
  { nom: 'nom', libelle: noms.nom, isTitre: true, rendu: ({ nom, prenom }) => `${prenom} ${nom}` },
  { nom: 'identifiant', libelle: noms.identifiant, rendu: ({ userName }) => userName },
  { nom: 'roles', libelle: noms.roles, rendu: ({ roles }) => libelleRoles(roles, droits) },
  {
    nom: 'etat',
    libelle: noms.etat,
    rendu: ({ etat }) => <StateBadge tone={TONS_ETAT[etat]}>{textes.etats[etat]}</StateBadge>,
  },
]

/** Nothing of it leaves the browser: what looks like a social security number is not asked for. */
const isNumeroSecu = (q: string) =>
  /^[\d\s.-]{13,}$/.test(q) && q.replaceAll(/\D/g, '').length >= 13

type Props = { search: URLSearchParams; adresse: string }

/** Staff, and whoever one looks for; one account beside its list. */
export function Utilisateurs({ search, adresse }: Props) {
  const peut = useDroit()
  const permise = useGestionPermise()
  const { droits } = useCurrentUser()
  const [q, setQ] = useState('')
  const [isMembre, setMembre] = useState(false)
  const isRefusee = isNumeroSecu(q)
  const query = useQuery({
    ...utilisateursQuery(isRefusee ? '' : q),
    placeholderData: keepPreviousData,
  })
  const fiche = search.get('fiche')
  const canCreate = peut({ domaine: 'utilisateurs', action: 'create' })
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      <div className={css.barre}>
        <div className={css.recherche}>
          <RechercheField
            label={textes.chercher}
            placeholder={textes.chercherAide}
            maxLength={100}
            value={q}
            onChange={setQ}
          />
        </div>
        {canCreate && (
          <div className="cluster gap-8">
            <Button onClick={() => setMembre(true)}>{textes.creerMembre}</Button>
            <Gestes
              gestion={permise}
              ligne={null}
              onFait={(_, { id }) => navigate(`${adresse}?fiche=${id}`)}
            />
          </div>
        )}
      </div>
      {isRefusee && <Notice tone="warning" title={textes.numeroSecu} alert />}
      <Card variant="edge">
        <Lecture query={query} attente={4}>
          {({ items, total }) =>
            items.length === 0 ? (
              <EmptyState title={textes.personne}>{textes.personneTexte}</EmptyState>
            ) : (
              <>
                <Tableau
                  legende={textes.liste}
                  colonnes={colonnesDe(droits)}
                  lignes={items}
                  cle={({ id }) => id}
                  titre={({ nom, prenom }) => `${prenom} ${nom}`}
                  ouverte={fiche}
                  onOuvre={({ id }) => navigate(`${adresse}?fiche=${id}`)}
                />
                {total > UTILISATEURS_MAX && (
                  <p className={css.discret}>{textes.tropNombreux(UTILISATEURS_MAX)}</p>
                )}
              </>
            )
          }
        </Lecture>
      </Card>
      {fiche !== null && (
        <Dossier key={fiche} id={fiche} onClose={() => navigate(adresse, { replace: true })} />
      )}
      {isMembre && (
        <CreerMembre
          onClose={() => setMembre(false)}
          onCreated={(id) => {
            setMembre(false)
            navigate(`${adresse}?fiche=${id}`)
          }}
        />
      )}
    </>
  )
}
