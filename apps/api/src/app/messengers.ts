import { type Messengers, mailboxMessenger } from '../features/messages/index.ts'
import type { Config } from './config.ts'
import { readParClient } from './par-client.ts'

export type ChosenMessengers = {
  messengers: Messengers
  /** Nothing real is configured: what is sent can be read in the mailbox. */
  isMailbox: boolean
}

/** Real providers if one is configured; a demonstration without any keeps what it sends. */
export async function chooseMessengers(
  { smtp, expediteurs: fichier, smsGateway, demoData }: Config,
  nomDe: (clientCode: string) => string,
): Promise<ChosenMessengers> {
  if (!smtp && !smsGateway) {
    const messengers = demoData ? { MAIL: mailboxMessenger, SMS: mailboxMessenger } : {}
    return { messengers, isMailbox: demoData }
  }
  const messengers: Messengers = {}
  if (smtp) {
    // Only what is configured is loaded: the portal starts faster without.
    const { createSmtpMessenger } = await import('../features/messages/smtp.ts')
    const { expediteurSchema } = await import('../features/messages/expediteurs.ts')
    const expediteurs = readParClient('EXPEDITEURS', fichier, expediteurSchema)
    messengers.MAIL = createSmtpMessenger({
      ...smtp,
      nomDe,
      expediteurDe: (client) => expediteurs[client],
    })
  }
  if (smsGateway) {
    const { createSmsMessenger } = await import('../features/messages/sms-gateway.ts')
    messengers.SMS = createSmsMessenger(smsGateway)
  }
  return { messengers, isMailbox: false }
}
