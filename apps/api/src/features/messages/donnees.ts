import { champs, definePartie } from '../partie.ts'
import type { Messages } from './messages.ts'

/** What they said is not told: codes and links that still open something would be kept in a file. */
export const createMessagesDonnees = ({ messages }: { messages: Messages }) =>
  definePartie({
    cle: 'messages',
    titre: 'E-mails envoyés depuis 30 jours',
    chapitre: 'echanges',
    isPremiere: true,
    tables: ['message'],
    forme: 'tableau',
    champs: {
      creeLe: champs.instant('Le'),
      subject: 'Objet',
      to: champs.detail('À'),
    },
    lire: ({ client, email }) => messages.listWritten(client.code, email),
  })
