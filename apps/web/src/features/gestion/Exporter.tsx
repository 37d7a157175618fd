import { type Gestion, LIGNES_EXPORT_DIRECT_MAX } from '@espace-adherent/contract/gestion'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Params } from '../../platform/http/client.ts'
import { http } from '../../platform/http/http.ts'
import { Sorties } from '../sorties/index.tsx'
import { textes } from './textes.ts'

const { exports: mots } = textes

type ExporterProps = { gestion: Gestion; params: Params; total: number }

/** At once as long as it is short; longer, it is prepared apart and a mail tells when it is ready. */
export const Exporter = ({ gestion, params, total }: ExporterProps) =>
  total > LIGNES_EXPORT_DIRECT_MAX ? (
    <Differe gestion={gestion} params={params} />
  ) : (
    <Sorties resource={gestion.resource} params={params} />
  )

function Differe({ gestion, params }: Omit<ExporterProps, 'total'>) {
  const { resource } = gestion
  const demander = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') =>
      http.post(`${resourceUrl(resource, 'export')}/export/differe`, { ...params, format }),
    meta: {
      failure: mots.echec,
      success: () => ({ title: mots.demande, detail: mots.demandeTexte }),
    },
  })
  return (
    <ActionMenu
      trigger={
        <Button
          size="sm"
          busy={demander.isPending}
          icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {mots.exporter}
        </Button>
      }
      items={[
        { label: mots.csv, onSelect: () => demander.mutate('csv') },
        { label: mots.xlsx, onSelect: () => demander.mutate('xlsx') },
      ]}
    />
  )
}
