import { Card } from '@espace-adherent/ui/layout'
import { NoticeApercu } from '../../features/contenu/index.ts'
import { FaqPanel } from '../../features/faq/index.ts'
import { CarteContact } from '../../features/portail/index.ts'
import { etiquette } from '../../platform/portail/etiquettes.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { contact } from './routes.ts'
import { textes } from './textes.ts'

export default function AideScreen({ search }: ScreenProps) {
  const demandee = search.get('question')
  return (
    <>
      <ScreenTitle lead={etiquette('portail.aide', {})}>{textes.titres.aide}</ScreenTitle>
      <NoticeApercu />
      <div className={css.column}>
        <Card title={textes.questionsFrequentes}>
          <FaqPanel key={demandee} userType="connecte" demandee={demandee} />
        </Card>
        <CarteContact ecrire={contact.link({})} />
      </div>
    </>
  )
}
