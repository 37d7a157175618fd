import type { Brouillon } from '@espace-adherent/contract/actes'
import { IconTile } from '@espace-adherent/ui/layout'
import { useLiens } from '../portail/index.ts'
import css from './mes-demarches.module.css'
import { moment } from './moment.ts'
import { presentationDe } from './presentation.ts'
import { textes } from './textes.ts'

/** One draft, and the way back into it. */
export function BrouillonLigne({ acte, libelle, rang, etapes, modifieLe }: Brouillon) {
  const liens = useLiens()
  const { icon: Icone, slug } = presentationDe(acte)
  return (
    <li className={css.brouillon}>
      <IconTile tone="secondary">
        <Icone size={22} stroke={1.75} />
      </IconTile>
      <span className={css.quoi}>
        <strong>{libelle}</strong>
        <span>{moment(modifieLe)}</span>
        <a href={liens.demarche(slug)}>{textes.reprendre(rang, etapes + 1)}</a>
      </span>
    </li>
  )
}
