import { Card } from '@espace-adherent/ui/layout'
import { FaqPanel } from '../../features/faq/index.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function AideScreen() {
  return (
    <>
      <ScreenTitle lead={etiquette('portail.aide', {})}>{textes.titres.aide}</ScreenTitle>
      <Card title={textes.questionsFrequentes}>
        <FaqPanel userType="connecte" />
      </Card>
    </>
  )
}
