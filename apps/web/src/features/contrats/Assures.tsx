import { Card } from '@espace-adherent/ui/layout'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** `href`: where each of them is told more of. */
export function Assures({ href }: { href: string }) {
  const { assures } = useContrats().courant
  return (
    <Card
      title={textes.assures}
      actions={
        <a href={href} aria-label={textes.toutVoirAssures}>
          {textes.toutVoir}
        </a>
      }
    >
      <ul className="stack gap-16">
        {assures.map(({ prenom, nom, lien }) => (
          <li key={`${prenom} ${nom} ${lien}`} className="line gap-14">
            <span className={css.pastille} aria-hidden="true">
              {prenom.slice(0, 1)}
            </span>
            <p>
              <strong>
                {prenom} {nom}
              </strong>
              <span className="note block">{lien}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
