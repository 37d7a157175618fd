import { portail } from '../../platform/portail/settings.ts'
import { appel } from './CarteContact.tsx'
import css from './portail.module.css'

/** How to reach the insurer, in a line or two: under every page of a member. */
export function ContactPied() {
  const { contact, adressePostale } = portail().config
  return (
    <address className={css.contact}>
      {contact && (
        <>
          <a href={appel(contact.telephone)}>{contact.telephone}</a>
          <span>{contact.horaires}</span>
        </>
      )}
      <span>{adressePostale}</span>
    </address>
  )
}
