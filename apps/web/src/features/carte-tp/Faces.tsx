import type { CarteTp } from '@espace-adherent/contract/carte-tp'
import { Card } from '@espace-adherent/ui/layout'
import css from './carte-tp.module.css'
import { Recto } from './Recto.tsx'
import { textes } from './textes.ts'
import { Verso } from './Verso.tsx'

/** Front and back, as one would lay them on the counter, and how to use them. */
export const Faces = ({ carte }: { carte: CarteTp }) => (
  <div className={css.faces}>
    <Recto carte={carte} />
    <Verso carte={carte} />
    <Card title={textes.usage}>
      <ul className={css.conseils}>
        {textes.conseils.map((conseil) => (
          <li key={conseil}>{conseil}</li>
        ))}
      </ul>
    </Card>
  </div>
)
