import { Card } from '@espace-adherent/ui/layout'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

export function Assures() {
  const { assures } = useContrats().courant
  return (
    <Card title={textes.assures}>
      <ul className={css.assures}>
        {assures.map(({ prenom, nom, lien }) => (
          <li key={`${prenom} ${nom} ${lien}`} className={css.ligne}>
            <span className={css.pastille} aria-hidden="true">
              {prenom.slice(0, 1)}
            </span>
            <p>
              <strong>
                {prenom} {nom}
              </strong>
              <span className={css.discret}>{lien}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
