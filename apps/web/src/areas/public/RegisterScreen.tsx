import { Card } from '@espace-adherent/ui/layout'
import { portail } from '../../platform/portail/settings.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './public.module.css'
import { textes } from './textes.ts'

export default function RegisterScreen() {
  const { client, config } = portail()
  return (
    <>
      <ScreenTitle>{textes.registerTitre}</ScreenTitle>
      <Card>
        <p>{textes.registerTexte}</p>
        <p className={css.address}>
          <strong>{textes.registerAdresse}</strong>
          <br />
          {client.libelle}, {config.adressePostale}
        </p>
      </Card>
    </>
  )
}
