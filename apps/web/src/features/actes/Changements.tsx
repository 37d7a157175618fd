import { changementsResource } from '@espace-adherent/contract/actes'
import type { ActeGestion } from '@espace-adherent/domain/actes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useLecture } from '../../platform/query/useLecture.ts'
import { useLiens } from '../portail/index.ts'
import css from './changements.module.css'
import { Lignes } from './Lignes.tsx'
import { textes } from './textes.ts'

const { changements } = textes

/**
 * What was accepted for a day to come, where it will be seen once done. `actes`: only of these. A screen
 * that cannot read it goes without: it is told on « Mes demandes » too.
 */
export function ChangementsPrevus({ actes }: { actes?: readonly ActeGestion[] }) {
  const liens = useLiens()
  const { data } = useLecture(changementsResource)
  const prevus = data?.rows.filter(({ acte }) => actes?.includes(acte) ?? true) ?? []
  return prevus.map(({ demandeId, libelle, effetLe, lignes }) => (
    <Card
      key={demandeId}
      title={
        <span className={css.titre}>
          <IconCalendarEvent size={24} stroke={1.75} aria-hidden="true" />
          {changements.aPartirDu(formatDateLongue(effetLe))}
        </span>
      }
      actions={
        <ButtonLink
          size="sm"
          href={liens.demande(demandeId)}
          aria-label={changements.suivreLa(libelle)}
        >
          {changements.suivre}
        </ButtonLink>
      }
    >
      <p className={css.libelle}>{libelle}</p>
      <Lignes lignes={lignes} />
    </Card>
  ))
}
