import { Evenements } from '../../features/evenements/Evenements.tsx'
import { UnDeces } from '../../features/evenements/UnDeces.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

/** `quoi` of the address unfolds one: links and the search lead to what happened. */
export default function EvenementsScreen({ search }: ScreenProps) {
  const quoi = search.get('quoi')
  return (
    <>
      <ScreenTitle lead={textes.leads.evenements}>{textes.titres.evenements}</ScreenTitle>
      <Evenements key={quoi} voulu={quoi} />
      <UnDeces />
    </>
  )
}
