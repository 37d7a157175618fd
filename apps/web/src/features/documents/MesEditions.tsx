import { attestationResource } from '@espace-adherent/contract/documents'
import { Card } from '@espace-adherent/ui/layout'
import { IconFileCertificate } from '@tabler/icons-react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/list.ts'
import css from './documents.module.css'
import { LigneDocument } from './LigneDocument.tsx'
import { choisirPeriode, editionAsked } from './ouvrir.tsx'
import { textes } from './textes.ts'

/** Papers made on the spot, one touch away. */
export function MesEditions() {
  const query = useLecture(attestationResource)
  return (
    <Card title={textes.editer}>
      <Lecture query={query}>
        {({ rows }) => (
          <ul className={css.editions}>
            {rows.map((edition) => (
              <LigneDocument
                key={edition.code}
                icon={<IconFileCertificate size={22} stroke={1.75} />}
                libelle={edition.libelle}
                detail={edition.description}
                asked={editionAsked(edition)}
                {...(edition.isPeriodique && { onOpen: () => choisirPeriode(edition) })}
              />
            ))}
          </ul>
        )}
      </Lecture>
    </Card>
  )
}
