import { impressionsGestion } from '@espace-adherent/contract/gestions'
import { complementDe } from '../../../features/gestion/index.ts'
import { PapierAPoster } from '../../../features/papiers/gestion/PapierAPoster.tsx'

export default complementDe(impressionsGestion, {
  apercu: ({ id, titre }) => <PapierAPoster id={id} titre={String(titre)} />,
})
