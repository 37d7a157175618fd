import type { FicheClient } from '@espace-adherent/contract/clients/fiche.ts'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { type Colonne, Tableau } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { useDroit } from '../../platform/session/current-user.ts'
import { Creation } from './Creation.tsx'
import { ecrireMoment } from './lecture.ts'
import { clientsQuery } from './queries.ts'
import { textes } from './textes.ts'
import { textesOuverture } from './textes-ouverture.ts'

/** What whoever is signed in may do with clients: the same rights as the server's. */
export function usePermisClients() {
  const peut = useDroit()
  return {
    canCreate: peut({ domaine: 'clients', action: 'create' }),
    canUpdate: peut({ domaine: 'clients', action: 'update' }),
  }
}

const { colonnes: noms } = textes

const colonnes: readonly Colonne<FicheClient>[] = [
  {
    nom: 'libelle',
    libelle: noms.libelle,
    isTitre: true,
    rendu: ({ libelle }) => libelle,
    suite: ({ isDefaut, isEnPreparation }) => (
      <>
        {isDefaut && <StateBadge tone="neutral">{textes.parDefaut}</StateBadge>}
        {isEnPreparation && <StateBadge tone="warning">{textesOuverture.etat}</StateBadge>}
      </>
    ),
  },
  { nom: 'adresse', libelle: noms.adresse, rendu: ({ adresses }) => adresses.join(', ') },
  { nom: 'version', libelle: noms.version, isNombre: true, rendu: ({ revision }) => revision },
  {
    nom: 'modifieLe',
    libelle: noms.modifieLe,
    rendu: ({ modifieLe }) =>
      modifieLe && <span className="tabular">{ecrireMoment(modifieLe)}</span>,
  },
]

/** The clients that one looks after. */
export function Clients({ ficheDe }: { ficheDe: (id: string) => string }) {
  const query = useQuery(clientsQuery)
  const { canCreate } = usePermisClients()
  const [isCreation, setCreation] = useState(false)
  return (
    <>
      <ScreenTitle lead={textes.lead}>{textes.titre}</ScreenTitle>
      {canCreate && (
        <div className="cluster end gap-8 mb-16">
          <Button
            variant="primary"
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setCreation(true)}
          >
            {textes.nouveau}
          </Button>
        </div>
      )}
      <Card variant="edge">
        <Lecture query={query} attente={3}>
          {(clients) => (
            <Tableau
              legende={textes.liste}
              colonnes={colonnes}
              lignes={clients}
              cle={({ id }) => id}
              titre={({ libelle }) => libelle}
              onOuvre={({ id }) => navigate(ficheDe(id))}
            />
          )}
        </Lecture>
      </Card>
      {isCreation && (
        <Creation
          modeles={query.data ?? []}
          onClose={() => setCreation(false)}
          onCreated={({ id }) => navigate(ficheDe(id))}
        />
      )}
    </>
  )
}
