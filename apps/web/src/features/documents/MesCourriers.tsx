import { courriersResource } from '@espace-adherent/contract/documents'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellesCanal } from '@espace-adherent/domain/documents'
import { Card } from '@espace-adherent/ui/layout'
import { IconMail } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { listQuery } from '../../platform/query/list.ts'
import { LigneDocument } from './LigneDocument.tsx'
import { lireFiltre } from './queries.ts'
import { textes } from './textes.ts'

/** Letters that were sent to whoever reads: those that are looked for, by their words and their year. */
export function MesCourriers({ search }: { search: URLSearchParams }) {
  const { q, annee } = lireFiltre(search)
  const query = useQuery({
    ...listQuery(courriersResource, { ...(q && { q }), ...(annee && { annee: Number(annee) }) }),
    meta: { libelle: courriersResource.libelle, silent: true },
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={textes.courriers}>
      <Lecture query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p>{q || annee ? textes.aucunCourrierTrouve : textes.aucunCourrier}</p>
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
