export { type Bloc, createMail, type Mail } from './mail.ts'
export { MAILBOX_PATH, mailboxMessenger, registerMailbox } from './mailbox.routes.ts'
export type { Channel, Message, Messenger, Messengers } from './message.ts'
export { createMessages, type Messages } from './messages.ts'
