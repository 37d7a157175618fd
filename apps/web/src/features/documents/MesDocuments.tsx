import { gedResource } from '@espace-adherent/contract/documents'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { libellesNature, naturesDocument } from '@espace-adherent/domain/documents'
import { Button } from '@espace-adherent/ui/actions'
import { EmptyState } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconFiles } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { Suite } from '../../platform/query/Pied.tsx'
import { navigate } from '../../platform/routing/hash-location.ts'
import { useLiens } from '../portail/index.ts'
import css from './documents.module.css'
import { Filtres } from './Filtres.tsx'
import { LigneDocument } from './LigneDocument.tsx'
import {
  documentsQuery,
  ecrireFiltre,
  type Filtre,
  lireFiltre,
  parNature,
  SANS_FILTRE,
} from './queries.ts'
import { textes } from './textes.ts'

/** What the insurer keeps for the current contract, under its headings; the address keeps what is looked for. */
export function MesDocuments({ depuis, search }: { depuis: number; search: URLSearchParams }) {
  const { documents: ecran } = useLiens()
  const filtre = lireFiltre(search)
  const setFiltre = (suivant: Filtre) => {
    const adresse = ecrireFiltre(suivant)
    navigate(adresse.size > 0 ? `${ecran()}?${adresse}` : ecran(), { replace: true })
  }
  const query = useInfiniteQuery({
    ...documentsQuery(filtre),
    // What was found before stays while one looks for something else.
    placeholderData: keepPreviousData,
  })
  const isFiltre = Object.values(filtre).some((valeur) => valeur !== '')
  return (
    <div className={css.colonne}>
      <Filtres depuis={depuis} value={filtre} onChange={setFiltre} />
      <Lecture query={query} attente={['20rem']}>
        {({ pages }) => {
          const documents = pages.flatMap(({ rows }) => rows)
          return (
            <>
              <p role="status" className="note">
                {textes.nombre(pages[0]?.total ?? 0)}
              </p>
              {documents.length === 0 && (
                <Vide isFiltre={isFiltre} onClear={() => setFiltre(SANS_FILTRE)} />
              )}
              {parNature(naturesDocument, documents).map((groupe) => (
                <Card key={groupe.nature} title={libellesNature[groupe.nature]}>
                  <ul>
                    {groupe.documents.map(({ id, titre, date, personne }) => (
                      <LigneDocument
                        key={id}
                        libelle={titre}
                        detail={textes.pour(formatDate(date), personne)}
                        asked={{
                          resource: gedResource,
                          verb: 'visionneuse',
                          params: { id },
                          titre: textes.titrePour(titre, personne),
                        }}
                      />
                    ))}
                  </ul>
                </Card>
              ))}
              <Suite lecture={query} />
            </>
          )
        }}
      </Lecture>
    </div>
  )
}

const Vide = ({ isFiltre, onClear }: { isFiltre: boolean; onClear: () => void }) => (
  <Card>
    <EmptyState
      icon={<IconFiles size={40} stroke={1.25} aria-hidden="true" />}
      title={isFiltre ? textes.aucunResultat : textes.aucunDocument}
      action={isFiltre ? <Button onClick={onClear}>{textes.effacer}</Button> : undefined}
    >
      {isFiltre ? textes.aucunResultatTexte : textes.aucunDocumentTexte}
    </EmptyState>
  </Card>
)
