import { mailsGestion } from '@espace-adherent/contract/mots'
import { EcranGestion } from '../../features/gestion/index.ts'
import { ChampMot } from '../../features/mots/index.ts'
import type { ScreenProps } from '../../platform/routing/route.ts'
import { mails } from './routes.ts'
import { textes } from './textes.ts'

export default function MailsScreen({ search }: ScreenProps) {
  return (
    <EcranGestion
      gestion={mailsGestion}
      editeurs={{ contenu: ChampMot }}
      lead={textes.mailsLead}
      search={search}
      adresse={mails.link({})}
    />
  )
}
