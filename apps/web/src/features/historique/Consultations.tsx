import { historiqueGestion } from '@espace-adherent/contract/historique'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { useHashLocation } from '../../platform/routing/hash-location.ts'
import { textes } from './textes.ts'

/** The history opens on what was changed; what was read of it is many more lines, shown on demand. */
export function Consultations() {
  const { path, search } = useHashLocation()
  const suite = new URLSearchParams(search)
  const isChangements = suite.get('nature') === historiqueGestion.ecran?.depart?.nature
  if (isChangements) suite.delete('nature')
  else suite.set('nature', 'changement')
  return (
    <p>
      <ButtonLink size="sm" href={`#${path}${suite.size > 0 ? `?${suite}` : ''}`}>
        {isChangements ? textes.consultations : textes.changementsSeuls}
      </ButtonLink>
    </p>
  )
}
