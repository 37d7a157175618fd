import { Envois } from '../../features/envois/Envois.tsx'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { notification, notifications } from './routes.ts'

const liens = { liste: notifications.link({}), fiche: (id: string) => notification.link({ id }) }

export default function NotificationsScreen({ search }: ScreenProps) {
  return <Envois search={search} liens={liens} />
}
