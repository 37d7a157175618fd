import { Dialog } from '@espace-adherent/ui/dialogues'
import { DocumentViewer } from '@espace-adherent/ui/visionneuse/DocumentViewer.tsx'
import { useQuery } from '@tanstack/react-query'
import { HttpError } from '../../platform/http/error.ts'
import { type FileAsked, fileQuery } from '../../platform/query/file.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { textes } from './textes.ts'

/** Too long a document is the member's to shorten: no connection is at fault. */
const refusDe = (error: unknown) =>
  error instanceof HttpError && error.code === 'PrintTooLong' ? error.message : undefined

type VisionneuseProps = { asked: FileAsked; onClose: () => void }

export default function Visionneuse({ asked, onClose }: VisionneuseProps) {
  const query = useQuery(fileQuery(asked))
  return (
    <Dialog title={asked.titre} size="lg" onClose={onClose}>
      <Lecture
        query={query}
        echec={textes.documentNonLu}
        conseil={refusDe(query.error)}
        attente={['24rem']}
      >
        {({ blob, nom }) => <DocumentViewer blob={blob} nom={nom} />}
      </Lecture>
    </Dialog>
  )
}
