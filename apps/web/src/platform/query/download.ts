import { type Address, resourceUrl } from '@espace-adherent/contract/resources'
import { useMutation } from '@tanstack/react-query'
import { openTab } from '../browser/tab.ts'
import type { Params } from '../http/client.ts'
import { http } from '../http/http.ts'
import { askedOnce } from './asked-once.ts'
import { filenameOf } from './filename.ts'
import { textesListes } from './textes-listes.ts'

type Demand = { verb: 'export' | 'print'; params: Params; tab: Window | null }

/** Exports (a file) and prints (a new tab) of one resource, with what is under way. */
export function useDownload(resource: Address) {
  const mutation = useMutation({
    mutationFn: async ({ verb, params, tab }: Demand) => {
      try {
        const { blob, contentDisposition } = await http.getBlob(
          `${resourceUrl(resource, verb)}/${verb}`,
          params,
        )
        const name = filenameOf(contentDisposition, resource.libelle)
        if (tab && !tab.closed) tab.location.replace(addressOf(blob, name))
        else save(blob, name)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    meta: { failure: textesListes.telechargementEchoue(resource.libelle) },
  })
  // Only the first click opens a tab. The client of queries tells failures.
  const ask = (verb: Demand['verb'], params: Params, tabOf: () => Demand['tab']) => {
    const what = [resourceUrl(resource, verb), verb, params]
    askedOnce(what, () => mutation.mutateAsync({ verb, params, tab: tabOf() })).catch(() => {})
  }
  return {
    download: (params: Params & { format: 'csv' | 'xlsx' }) => ask('export', params, () => null),
    print: (params: Params = {}) =>
      ask('print', params, () => openTab(textesListes.documentEnPreparation)),
    isExporting: mutation.isPending && mutation.variables.verb === 'export',
    isPrinting: mutation.isPending && mutation.variables.verb === 'print',
  }
}

/** A `File` rather than its bytes: browsers then propose its name when the document is saved. */
const addressOf = (blob: Blob, name: string) =>
  URL.createObjectURL(new File([blob], name, { type: blob.type }))

/** Leaves the file in the downloads of whoever asked for it. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = addressOf(blob, name)
  link.download = name
  link.click()
  // Browsers read the address after the click: it stays good for a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
