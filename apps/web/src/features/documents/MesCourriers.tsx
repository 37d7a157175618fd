import { courriersResource } from '@espace-adherent/contract/documents'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellesCanal } from '@espace-adherent/domain/documents'
import { Card } from '@espace-adherent/ui/layout'
import { IconMail } from '@tabler/icons-react'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useLecture } from '../../platform/query/useLecture.ts'
import { LigneDocument } from './LigneDocument.tsx'
import { textes } from './textes.ts'

/** Letters that were sent to whoever reads. */
export function MesCourriers() {
  const query = useLecture(courriersResource)
  return (
    <Card title={textes.courriers}>
      <Lecture query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{textes.aucunCourrier}</p>
          ) : (
            <ul>
              {rows.map(({ id, objet, date, canal, personne }) => (
                <LigneDocument
                  key={id}
                  icon={<IconMail size={22} stroke={1.75} />}
                  libelle={objet}
                  detail={textes.pour(`${formatDate(date)} · ${libellesCanal[canal]}`, personne)}
                  asked={{
                    resource: courriersResource,
                    verb: 'visionneuse',
                    params: { id },
                    titre: textes.titrePour(objet, personne),
                  }}
                />
              ))}
            </ul>
          )
        }
      </Lecture>
    </Card>
  )
}
