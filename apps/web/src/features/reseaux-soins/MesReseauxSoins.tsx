import { reseauImageUrl, reseauxSoinsResource } from '@espace-adherent/contract/reseaux-soins'
import { Card } from '@espace-adherent/ui/layout'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import { avecVue } from '../../platform/session/vue.ts'
import { ReseauxSoinsListe } from './ReseauxSoinsDialog.tsx'
import { useOuverture } from './useOuverture.ts'

/** The care networks of the member, in a page of their own. */
export function MesReseauxSoins() {
  const query = useLecture(reseauxSoinsResource)
  const { busy, ouvrir } = useOuverture()
  return (
    <Lecture query={query}>
      {({ rows }) => {
        const liste = (
          <ReseauxSoinsListe
            reseaux={rows}
            titre="h2"
            imageUrl={(id) => avecVue(reseauImageUrl(id))}
            busy={busy}
            onOpen={ouvrir}
          />
        )
        // Each network is a card; only to say that there is none is another one needed.
        return rows.length === 0 ? <Card>{liste}</Card> : liste
      }}
    </Lecture>
  )
}
