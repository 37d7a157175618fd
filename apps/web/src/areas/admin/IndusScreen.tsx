import { indusGestion } from '@espace-adherent/contract/gestions'
import { EcranGestion } from '../../features/gestion/index.ts'
import { etatIndu, LignesIndu } from '../../features/indus/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { indus } from './routes.ts'
import { textes } from './textes.ts'

const rendus = { etat: etatIndu }
const editeurs = { lignes: LignesIndu }

export default function IndusScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={indusGestion}
      lead={textes.indusLead}
      search={search}
      adresse={indus.link({})}
      rendus={rendus}
      editeurs={editeurs}
    />
  )
}
