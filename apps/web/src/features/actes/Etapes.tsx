import { IconCheck } from '@tabler/icons-react'
import css from './etapes.module.css'
import { textes } from './textes.ts'

type EtapesProps = { titres: readonly string[]; rang: number }

/** How far one is: a line of steps where there is room for it, a bar on a phone. */
export const Etapes = ({ titres, rang }: EtapesProps) => (
  <>
    <ol className={css.etapes} aria-label={textes.etapes}>
      {titres.map((titre, index) => (
        <li
          key={titre}
          className={css.etape}
          data-etat={etatDe(index, rang)}
          aria-current={index === rang ? 'step' : undefined}
        >
          <span className={css.numero} aria-hidden="true">
            {index < rang ? <IconCheck size={18} stroke={2.25} /> : index + 1}
          </span>
          <span>
            {titre}
            <span className="visually-hidden"> ({textes[etatDe(index, rang)]})</span>
          </span>
        </li>
      ))}
    </ol>
    <div className={css.barre}>
      <p>{textes.etapeSur(rang + 1, titres.length, titres[rang] ?? '')}</p>
      <div className={css.traits} aria-hidden="true">
        {titres.map((titre, index) => (
          <span key={titre} data-faite={index <= rang} />
        ))}
      </div>
    </div>
  </>
)

const etatDe = (index: number, rang: number) =>
  index < rang ? 'faite' : index === rang ? 'courante' : 'aVenir'
