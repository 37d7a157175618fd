import type { Resource } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { ActionMenu } from '@espace-adherent/ui/menus/ActionMenu.tsx'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import type { Params } from '../../platform/http/client.ts'
import { useDownload } from '../../platform/query/download.ts'
import { textes } from './textes.ts'

type SortiesProps = {
  resource: Resource
  /** What the list on the screen is narrowed to. */
  params?: Params
}

/** Export and print of a resource, as far as it can. Named by it, for one screen may have several. */
export function Sorties({ resource, params = {} }: SortiesProps) {
  const { download, print, isExporting, isPrinting } = useDownload(resource)
  return (
    <>
      {resource.can.export && (
        <ActionMenu
          trigger={
            <Button
              size="sm"
              busy={isExporting}
              aria-label={textes.exporterQuoi(resource.libelle)}
              icon={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            >
              {textes.exporter}
            </Button>
          }
          items={[
            { label: textes.csv, onSelect: () => download({ ...params, format: 'csv' }) },
            { label: textes.xlsx, onSelect: () => download({ ...params, format: 'xlsx' }) },
          ]}
        />
      )}
      {resource.can.print && (
        <Button
          size="sm"
          busy={isPrinting}
          aria-label={textes.imprimerQuoi(resource.libelle)}
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => print(params)}
        >
          {textes.imprimer}
        </Button>
      )}
    </>
  )
}
