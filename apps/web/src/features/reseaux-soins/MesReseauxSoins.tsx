import { reseauImageUrl, reseauxSoinsResource } from '@espace-adherent/contract/reseaux-soins'
import { ReseauxSoinsListe } from '@espace-adherent/ui/fenetres'
import { Card } from '@espace-adherent/ui/layout'
import { useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { useOuverture } from './useOuverture.ts'

/** The care networks of the member, in a page of their own. */
export function MesReseauxSoins() {
  const query = useQuery(listQuery(reseauxSoinsResource))
  const { busy, ouvrir } = useOuverture()
  return (
    <Card>
      <Lecture query={query}>
        {({ rows }) => (
          <ReseauxSoinsListe
            reseaux={rows}
            titre="h2"
            imageUrl={reseauImageUrl}
            busy={busy}
            onOpen={ouvrir}
          />
        )}
      </Lecture>
    </Card>
  )
}
