import { Card } from '@espace-adherent/ui/layout'
import css from './droits.module.css'
import { textes } from './textes.ts'

/** What happens, before anything is asked. */
export const Savoir = () => (
  <Card title={textes.savoirTitre}>
    <ul className={css.points}>
      {textes.savoir.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Card>
)
