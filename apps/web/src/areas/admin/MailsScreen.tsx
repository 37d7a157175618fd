import { mailsResource } from '@espace-adherent/contract/mots'
import { Mots } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { mails } from './routes.ts'
import { textes } from './textes.ts'

export default function MailsScreen({ search }: ScreenProps) {
  return (
    <Mots
      reglage={mailsResource}
      lead={textes.mailsLead}
      search={search}
      adresse={mails.link({})}
    />
  )
}
