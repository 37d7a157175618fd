import type { SecurityContact } from '@espace-adherent/contract/securite'
import { isBackOffice } from '@espace-adherent/domain/roles'
import type { OperationSecurite } from '@espace-adherent/domain/securite'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import {
  IconDeviceMobile,
  IconDeviceMobileMessage,
  IconMailCheck,
  IconSend,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { portail } from '../../platform/portail/settings.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { useCurrentUser } from '../../platform/session/current-user.ts'
import { demanderCode } from '../securite/index.ts'
import { Application } from './Application.tsx'
import { choisirCanal, contactQuery, monCompteQuery } from './calls.ts'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'

/** The code asked for after the password, and where it goes. Each change takes a code itself. */
export function Verification() {
  const client = useQueryClient()
  const query = useQuery(contactQuery)
  const isPersonnel = isBackOffice(useCurrentUser().roles)
  const changer = (operation: OperationSecurite) =>
    demanderCode({
      operation,
      onVerified: () => {
        void client.invalidateQueries(contactQuery)
        void client.invalidateQueries(monCompteQuery)
      },
    })
  return (
    <Lecture query={query} attente={['4rem', '4rem']}>
      {(lu) => {
        // Staff are asked for it whatever they choose, and may not have it by mail.
        const contact = isPersonnel ? { ...lu, isAmf: true } : lu
        return (
          <>
            <Rangee
              icon={IconDeviceMobileMessage}
              titre={
                <>
                  {textes.verification}
                  <StateBadge tone={contact.isAmf ? 'success' : 'warning'}>
                    {contact.isAmf ? textes.activee : textes.desactivee}
                  </StateBadge>
                </>
              }
              texte={texteDe(contact)}
              action={
                !isPersonnel && (
                  <Button
                    size="sm"
                    aria-label={`${contact.isAmf ? textes.desactiver : textes.activer} ${textes.laVerification}`}
                    onClick={() => changer(contact.isAmf ? 'DESACTIVATE_AMF' : 'ACTIVATE_AMF')}
                  >
                    {contact.isAmf ? textes.desactiver : textes.activer}
                  </Button>
                )
              }
            />
            <Rangee
              icon={IconDeviceMobile}
              titre={textes.numero}
              texte={numeroDe(contact)}
              action={
                (contact.telephone !== null || portail().config.amfSmsActivated) && (
                  <Button
                    size="sm"
                    aria-label={contact.telephone ? textes.changerNumero : textes.ajouterNumero}
                    onClick={() => changer('MODIFY_TEL_AMF')}
                  >
                    {contact.telephone ? textes.changer : textes.ajouter}
                  </Button>
                )
              }
            />
            {!isPersonnel && hasDeuxCanaux(contact) && <Canal {...contact} />}
            <Essai contact={contact} onVerifier={changer} />
            {isPersonnel && <Application hasApplication={contact.hasApplication} />}
          </>
        )
      }}
    </Lecture>
  )
}

const hasDeuxCanaux = ({ telephone, isTelephoneConfirme, isTelephoneInterdit }: SecurityContact) =>
  telephone !== null &&
  isTelephoneConfirme &&
  !isTelephoneInterdit &&
  portail().config.amfSmsActivated

type EssaiProps = {
  contact: SecurityContact
  onVerifier: (operation: OperationSecurite) => void
}

/** Whether a code gets there, each way, before one is needed. */
const Essai = ({ contact, onVerifier }: EssaiProps) => (
  <Rangee icon={IconMailCheck} titre={textes.essai} texte={textes.essaiTexte}>
    <div className="cluster gap-8 mt-8">
      <Button size="sm" onClick={() => onVerifier('VERIFY_MAIL_AMF')}>
        {textes.essayer.MAIL}
      </Button>
      {hasDeuxCanaux(contact) && (
        <Button size="sm" onClick={() => onVerifier('VERIFY_SMS_AMF')}>
          {textes.essayer.SMS}
        </Button>
      )}
    </div>
  </Rangee>
)

/** Where both exist, which of them. */
function Canal({ email, telephone, codesPar }: SecurityContact) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...choisirCanal,
    onSuccess: () => {
      void client.invalidateQueries(contactQuery)
      void client.invalidateQueries(monCompteQuery)
    },
  })
  const autre = codesPar === 'SMS' ? 'MAIL' : 'SMS'
  return (
    <Rangee
      icon={IconSend}
      titre={textes.canal}
      texte={codesPar === 'SMS' ? textes.canaux.SMS(telephone ?? '') : textes.canaux.MAIL(email)}
      action={
        <Button size="sm" busy={isPending} onClick={() => mutate(autre)}>
          {textes.recevoir[autre]}
        </Button>
      }
    />
  )
}

function texteDe({
  telephone,
  isTelephoneInterdit,
  isTelephoneConfirme,
  codesPar,
  isAmf,
  hasApplication,
}: SecurityContact) {
  if (hasApplication) return textes.parApplication
  if (telephone === null) return isAmf ? textes.parMail : textes.sansTelephone
  return isTelephoneInterdit || !isTelephoneConfirme || codesPar === 'MAIL'
    ? textes.parMail
    : textes.parSms(telephone)
}

function numeroDe({ telephone, isTelephoneInterdit, isTelephoneConfirme }: SecurityContact) {
  if (telephone === null) return textes.sansNumero
  if (isTelephoneInterdit) return `${telephone}. ${textes.interdit}`
  return isTelephoneConfirme ? telephone : `${telephone}, ${textes.nonConfirme}`
}
