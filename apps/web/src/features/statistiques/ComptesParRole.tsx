import { statistiquesUsersResource } from '@espace-adherent/contract/statistiques'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../platform/query/list.ts'
import { Sorties } from '../documents/index.ts'
import { Etats } from './Etats.tsx'
import css from './statistiques.module.css'
import { textes } from './textes.ts'

export function ComptesParRole() {
  const query = useQuery(listQuery(statistiquesUsersResource))
  const lignes = query.data?.rows ?? []
  return (
    <Card title={textes.comptes} actions={<Sorties resource={statistiquesUsersResource} />}>
      <Etats query={query} isEmpty={lignes.length === 0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{textes.role}</th>
              <th scope="col">{textes.comptesColonne}</th>
              <th scope="col">{textes.actifs}</th>
            </tr>
          </thead>
          <tbody>
            {lignes.map(({ role, comptes, actifs }) => (
              <tr key={role}>
                <th scope="row">{role}</th>
                <td>{nombres.format(comptes)}</td>
                <td>{nombres.format(actifs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Etats>
    </Card>
  )
}

const nombres = new Intl.NumberFormat('fr-FR')
