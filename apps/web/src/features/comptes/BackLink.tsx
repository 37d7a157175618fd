import { ButtonLink } from '@espace-adherent/ui/actions'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

export function BackLink() {
  const liens = useLiens()
  return (
    <ButtonLink href={liens.home()} variant="quiet">
      {textes.retour}
    </ButtonLink>
  )
}
