import type { SecurityContact } from '@espace-adherent/contract/securite'
import type { OperationSecurite } from '@espace-adherent/domain/securite'
import { Button } from '@espace-adherent/ui/actions'
import { StateBadge } from '@espace-adherent/ui/feedback'
import { IconDeviceMobile, IconDeviceMobileMessage } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { portail } from '../../platform/portail/settings.ts'
import { Lecture } from '../../platform/query/Lecture.tsx'
import { demanderCode } from '../securite/index.ts'
import { contactQuery, monCompteQuery } from './calls.ts'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'

/** The code asked for after the password, and where it goes. Each change takes a code itself. */
export function Verification() {
  const client = useQueryClient()
  const query = useQuery(contactQuery)
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
      {(contact) => (
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
              <Button
                size="sm"
                aria-label={`${contact.isAmf ? textes.desactiver : textes.activer} ${textes.laVerification}`}
                onClick={() => changer(contact.isAmf ? 'DESACTIVATE_AMF' : 'ACTIVATE_AMF')}
              >
                {contact.isAmf ? textes.desactiver : textes.activer}
              </Button>
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
        </>
      )}
    </Lecture>
  )
}

function texteDe({ telephone, isTelephoneInterdit, isTelephoneConfirme, isAmf }: SecurityContact) {
  if (telephone === null) return isAmf ? textes.parMail : textes.sansTelephone
  return isTelephoneInterdit || !isTelephoneConfirme ? textes.parMail : textes.parSms(telephone)
}

function numeroDe({ telephone, isTelephoneInterdit, isTelephoneConfirme }: SecurityContact) {
  if (telephone === null) return textes.sansNumero
  if (isTelephoneInterdit) return `${telephone}. ${textes.interdit}`
  return isTelephoneConfirme ? telephone : `${telephone}, ${textes.nonConfirme}`
}
