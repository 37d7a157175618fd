import {
  type ActeGestion,
  type Changement,
  changementsResource,
} from '@espace-adherent/contract/actes'
import type { GroupeActe } from '@espace-adherent/domain/actes'
import { formatDateLongue } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { IconCalendarEvent } from '@tabler/icons-react'
import { useLecture } from '../../platform/query/list.ts'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { useLiens } from '../portail/index.ts'
import { Lignes } from './Lignes.tsx'
import { textes } from './textes.ts'

const { changements } = textes

/**
 * What was accepted for a day to come, where it will be seen once done: day by day, what it is about, then
 * what changes. `actes`: only of these; of the cover, unless told. A screen that cannot read it goes without: it is told on « Mes
 * demandes » too.
 */
export function ChangementsPrevus(props: PrevusProps) {
  return useLectureSeule() ? null : <Prevus {...props} />
}
type PrevusProps = { actes?: readonly ActeGestion[]; groupe?: GroupeActe }

function Prevus({ actes, groupe = 'couverture' }: PrevusProps) {
  const { data } = useLecture(changementsResource)
  const prevus =
    data?.rows.filter(
      (prevu) => prevu.groupe === groupe && (actes?.includes(prevu.acte) ?? true),
    ) ?? []
  const jours = [...new Set(prevus.map(({ effetLe }) => effetLe))]
  return jours.map((jour) => (
    <Card
      key={jour}
      title={
        <span className="line gap-8">
          <IconCalendarEvent size={24} stroke={1.75} aria-hidden="true" />
          {changements.aPartirDu(formatDateLongue(jour))}
        </span>
      }
    >
      <ul className="stack gap-24">
        {prevus
          .filter(({ effetLe }) => effetLe === jour)
          .map((prevu) => (
            <li key={prevu.demandeId}>
              <Prevu {...prevu} />
            </li>
          ))}
      </ul>
    </Card>
  ))
}

function Prevu({ demandeId, libelle, lignes }: Changement) {
  const liens = useLiens()
  return (
    <>
      <p className="muted cluster center between gap-8">
        {libelle}
        <ButtonLink
          size="sm"
          href={liens.demande(demandeId)}
          aria-label={changements.suivreLa(libelle)}
        >
          {changements.suivre}
        </ButtonLink>
      </p>
      <Lignes lignes={lignes.filter(({ avant }, rang) => rang === 0 || avant !== null)} />
    </>
  )
}
