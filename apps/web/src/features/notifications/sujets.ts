import type { Notification } from '@espace-adherent/contract/notifications'

/** What is told together: the newest, and the others that say the same of something else. */
export type Sujet = { tete: Notification; suite: readonly Notification[] }

/**
 * Unread notifications of one title are one thing to look at, where its newest stands; what has been read stands alone, as
 * it was read.
 */
export function parSujet(notifications: readonly Notification[]): Sujet[] {
  const sujets = new Map<string, { tete: Notification; suite: Notification[] }>()
  for (const notification of notifications) {
    const { id, titre, isLue } = notification
    const cle = isLue ? `lue ${id}` : `non lue ${titre}`
    const connu = sujets.get(cle)
    if (connu) connu.suite.push(notification)
    else sujets.set(cle, { tete: notification, suite: [] })
  }
  return [...sujets.values()]
}
