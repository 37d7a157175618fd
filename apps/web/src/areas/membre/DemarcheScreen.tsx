import { ImagesSuiteProvider, Indisponible } from '../../features/actes/index.ts'
import { lazyView } from '../../platform/chunks/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { demarches } from './demarches.ts'
import { textes } from './textes.ts'

/** What acts give, drawn by those who have it. */
const images = {
  carte: lazyView(() => import('../../features/carte-tp/CarteObtenue.tsx'), { isOptional: true }),
}

/** One act, by its slug; each brings its own code. */
export default function DemarcheScreen({ params }: ScreenProps) {
  const View = demarches.get(params.slug ?? '')
  return (
    <ImagesSuiteProvider value={images}>
      {View ? <View /> : <Indisponible libelle={textes.titres.demarches} />}
    </ImagesSuiteProvider>
  )
}
