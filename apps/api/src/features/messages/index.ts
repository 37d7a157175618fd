import { defineSlice } from '../slice.ts'
import { createMessagesDonnees } from './donnees.ts'
import { type MailboxDeps, registerMailbox } from './mailbox.routes.ts'
import type { Messages } from './messages.ts'
import { messagesMots } from './mots.ts'

export { type Absences, type Issue, isAbsente } from './expedition.ts'
export { createMail, entourer, type Mail } from './mail.ts'
export { MAILBOX_PATH, mailboxMessenger } from './mailbox.routes.ts'
export {
  type Channel,
  type Message,
  MessageRefuseError,
  MessageReporteError,
  type Messenger,
  type Messengers,
  type PieceMessage,
} from './message.ts'
export { createMessages, type Messages } from './messages.ts'
export { notice, sms, type Titulaire } from './notice.ts'
export { JETON_RETOUR_PAPIER, lienRetourPapier, retourPapier } from './papier.ts'

type Deps = { messages: Messages }

export const messagesSlice = defineSlice({
  nom: 'messages',
  donnees: (deps: Deps) => [createMessagesDonnees(deps)],
  mots: messagesMots,
  mount: (app, { isMailboxShown, ...deps }: MailboxDeps & { isMailboxShown: boolean }) => {
    if (isMailboxShown) registerMailbox(app, deps)
  },
  jobs: ({ messages }: Deps) => messages.handlers,
  purge: ({ messages }: Deps, now) => messages.purge(now),
})
