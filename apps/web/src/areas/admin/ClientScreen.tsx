import { FicheClient } from '../../features/clients/FicheClient.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { client, clients } from './routes.ts'

const liens = {
  liste: clients.link({}),
  fiche: (id: string, search: Record<string, string>) => client.link({ id }, search),
}

export default function ClientScreen({ params, search }: ScreenProps) {
  return <FicheClient id={params.id ?? ''} onglet={search.get('onglet')} liens={liens} />
}
