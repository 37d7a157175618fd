import { DocumentViewer } from '@espace-adherent/ui/visionneuse/DocumentViewer.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FileAsked, fileQuery } from '../../../platform/query/file.ts'
import { Lecture } from '../../../platform/query/Lecture.tsx'

/** One document, in its place beside what it proves. */
export default function PieceVue({ asked }: { asked: FileAsked }) {
  return (
    <Lecture query={useQuery(fileQuery(asked))} attente={['24rem']}>
      {({ blob, nom }) => <DocumentViewer blob={blob} nom={nom} />}
    </Lecture>
  )
}
