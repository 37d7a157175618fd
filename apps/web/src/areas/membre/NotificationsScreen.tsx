import { MesNotifications } from '../../features/notifications/MesNotifications.tsx'
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
