import { FicheEnvoi } from '../../features/envois/FicheEnvoi.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { notification, notifications } from './routes.ts'
import { lienTable } from './tables.ts'

const liens = {
  liste: notifications.link({}),
  fiche: (id: string) => notification.link({ id }),
  audiences: lienTable('audiences'),
}

export default function NotificationScreen({ params }: ScreenProps) {
  return <FicheEnvoi key={params.id} id={params.id ?? ''} liens={liens} />
}
