import { Card } from '@espace-adherent/ui/layout'
import css from './resiliation.module.css'
import { textes } from './textes.ts'

/** When and how a contract ends, and what follows: before anything is asked. */
export const Conditions = () => (
  <Card title={textes.conditions}>
    <ul className={css.points}>
      {textes.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Card>
)
