import { Traitement } from '../../features/demandes/gestion/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { demande, demandes } from './routes.ts'

const liens = {
  file: (search: Record<string, string>) => sans(demandes.link({}, search)),
  demande: (id: string, search: Record<string, string>) => sans(demande.link({ id }, search)),
}

/** Without a parameter, nothing follows the path. */
const sans = (lien: string) => lien.replace(/\?$/, '')

export default function DemandesScreen({ params, search }: ScreenProps) {
  return <Traitement id={params.id ?? null} search={search} liens={liens} />
}
