import type { Dossier } from '@espace-adherent/contract/demandes'
import { preuveTraitementResource } from '@espace-adherent/contract/demandes/gestion'
import { Button } from '@espace-adherent/ui/actions'
import { IconSignature } from '@tabler/icons-react'
import { ouvrirDocument } from '../../documents/index.ts'
import { textes } from './textes.ts'

/** What a contested signature is answered with. */
export const PreuveSignature = ({ dossier }: { dossier: Pick<Dossier, 'id'> }) => (
  <div>
    <Button
      size="sm"
      icon={<IconSignature size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() =>
        ouvrirDocument({
          resource: preuveTraitementResource,
          verb: 'visionneuse',
          params: { id: dossier.id },
          titre: textes.preuve,
        })
      }
    >
      {textes.preuve}
    </Button>
  </div>
)
