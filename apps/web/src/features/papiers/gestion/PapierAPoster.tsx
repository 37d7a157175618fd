import { papierAPosterResource } from '@espace-adherent/contract/papiers'
import { Button } from '@espace-adherent/ui/actions'
import { IconPrinter } from '@tabler/icons-react'
import { useDroit } from '../../../platform/session/current-user.ts'
import { ouvrirDocument } from '../../documents/index.ts'
import { textes } from './textes.ts'

/** The paper itself, for whoever prints it. */
export function PapierAPoster({ id, titre }: { id: string; titre: string }) {
  const peut = useDroit()(papierAPosterResource.can.visionneuse.access.backoffice)
  if (!peut) return null
  return (
    <Button
      size="sm"
      icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() =>
        ouvrirDocument({
          resource: papierAPosterResource,
          verb: 'visionneuse',
          params: { id },
          titre,
        })
      }
    >
      {textes.ouvrir}
    </Button>
  )
}
