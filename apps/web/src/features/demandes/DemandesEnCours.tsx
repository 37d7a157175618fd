import { Card } from '@espace-adherent/ui/layout'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLiens } from '../portail/index.ts'
import { DemandeLigne } from './DemandeLigne.tsx'
import css from './demandes.module.css'
import { demandesQuery } from './queries.ts'
import { textes } from './textes.ts'

/** The latest requests under way; nothing at all when there are none. */
export function DemandesEnCours() {
  const liens = useLiens()
  const { data } = useInfiniteQuery(demandesQuery('en-cours'))
  if (!data || data.demandes.length === 0) return null
  return (
    <Card title={textes.enCoursTitre} actions={<a href={liens.demandes()}>{textes.toutes}</a>}>
      <ul className={css.liste}>
        {data.demandes.slice(0, 3).map((demande) => (
          <DemandeLigne key={demande.id} demande={demande} />
        ))}
      </ul>
    </Card>
  )
}
