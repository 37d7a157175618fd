import { Indisponible } from '../../features/actes/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { demarches } from './demarches.ts'
import { textes } from './textes.ts'

/** One act, by its slug; each brings its own code. */
export default function DemarcheScreen({ params }: ScreenProps) {
  const View = demarches.get(params.slug ?? '')
  return View ? <View /> : <Indisponible libelle={textes.titres.demarches} />
}
