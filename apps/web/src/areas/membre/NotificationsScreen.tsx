import { MesNotifications } from '../../features/notifications/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import { textes } from './textes.ts'

export default function NotificationsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.notifications}>{textes.titres.notifications}</ScreenTitle>
      <MesNotifications />
    </>
  )
}
