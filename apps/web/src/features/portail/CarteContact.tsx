import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card, Facts } from '@espace-adherent/ui/layout'
import { portail } from '../../platform/portail/settings.ts'
import { textes } from './textes.ts'

/** What a telephone dials, from a number that people read. */
export const appel = (telephone: string) => `tel:${telephone.replace(/[^\d+]/g, '')}`

/** How to reach the insurer, where people look for help, with a way to write. */
export function CarteContact({ ecrire }: { ecrire: string }) {
  const { contact, adressePostale } = portail().config
  return (
    <Card
      title={textes.nousJoindre}
      actions={
        <ButtonLink size="sm" href={ecrire}>
          {textes.nousEcrire}
        </ButtonLink>
      }
    >
      <Facts
        items={[
          contact && {
            label: textes.telephone,
            value: <a href={appel(contact.telephone)}>{contact.telephone}</a>,
          },
          contact && { label: textes.horaires, value: contact.horaires },
          { label: textes.adresse, value: adressePostale },
        ]}
      />
    </Card>
  )
}
