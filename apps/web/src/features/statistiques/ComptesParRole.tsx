import type { Row } from '@espace-adherent/contract/resources'
import { statistiquesUsersResource } from '@espace-adherent/contract/statistiques'
import { formatCompte } from '@espace-adherent/domain/montants'
import { Card } from '@espace-adherent/ui/layout'
import { PetitTableau } from '@espace-adherent/ui/tableau/PetitTableau.tsx'
import type { Colonne } from '@espace-adherent/ui/tableau/Tableau.tsx'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { Sorties } from '../sorties/index.tsx'
import { Etats } from './Etats.tsx'
import { textes } from './textes.ts'

const colonnes: readonly Colonne<Row<typeof statistiquesUsersResource>>[] = [
  { nom: 'role', libelle: textes.role, rendu: ({ role }) => role },
  {
    nom: 'comptes',
    libelle: textes.comptesColonne,
    isNombre: true,
    rendu: ({ comptes }) => formatCompte(comptes),
  },
  {
    nom: 'actifs',
    libelle: textes.actifs,
    isNombre: true,
    rendu: ({ actifs }) => formatCompte(actifs),
  },
]

export function ComptesParRole() {
  const query = useQuery(listQuery(statistiquesUsersResource))
  const lignes = query.data?.rows ?? []
  return (
    <Card title={textes.comptes} actions={<Sorties resource={statistiquesUsersResource} />}>
      <Etats query={query} isEmpty={lignes.length === 0}>
        <PetitTableau colonnes={colonnes} lignes={lignes} cle={({ role }) => role} />
      </Etats>
    </Card>
  )
}
