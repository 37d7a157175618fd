import type { Notification } from '@espace-adherent/contract/notifications'
import { dateAParis } from '@espace-adherent/domain/calendrier'

/** What is told together: the newest, and the others of the same subject. */
export type Sujet = { tete: Notification; suite: readonly Notification[] }

export const jourDe = ({ creeLe }: Pick<Notification, 'creeLe'>) => dateAParis(new Date(creeLe))

/** One request, whatever was said of it; else, all that is told in the same words. */
const objetDe = ({ lien, titre }: Notification) =>
  lien?.startsWith('/demandes/') ? lien.split('?')[0] : titre

/**
 * Unread notifications of one subject are one thing to look at, where its newest stands, whenever the others came. What has
 * been read is put together day by day.
 */
export function parSujet(notifications: readonly Notification[]): Sujet[] {
  const sujets = new Map<string, { tete: Notification; suite: Notification[] }>()
  for (const notification of notifications) {
    const { isLue } = notification
    const cle = `${isLue ? jourDe(notification) : 'non lue'} ${objetDe(notification)}`
    const connu = sujets.get(cle)
    if (connu) connu.suite.push(notification)
    else sujets.set(cle, { tete: notification, suite: [] })
  }
  return [...sujets.values()]
}

/** The subjects, day by day, each where its newest stands. */
export const parJour = (notifications: readonly Notification[]) => [
  ...Map.groupBy(parSujet(notifications), ({ tete }) => jourDe(tete)),
]
