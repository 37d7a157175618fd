import { type Address, resourceUrl } from '@espace-adherent/contract/resources'
import { queryOptions, useMutation } from '@tanstack/react-query'
import type { Params } from '../http/client.ts'
import { http } from '../http/http.ts'
import { numeroContratCourant } from '../session/contrat-courant.ts'
import { askedOnce } from './asked-once.ts'
import { save } from './download.ts'
import { filenameOf } from './filename.ts'
import { lifetimeOptions } from './lifetime.ts'
import { textesListes } from './textes-listes.ts'

/** One document of a resource: where it is asked for, and what it is called on the screen. */
export type FileAsked = {
  resource: Address
  verb: 'visionneuse' | 'print'
  params: Params
  titre: string
}

export type FileRead = { blob: Blob; nom: string }

async function readFile({ resource, verb, params, titre }: FileAsked): Promise<FileRead> {
  const url = `${resourceUrl(resource, verb)}/${verb}`
  const { blob, contentDisposition } = await http.getBlob(url, params)
  return { blob, nom: filenameOf(contentDisposition, titre) }
}

/** To be shown in the page. Not kept: somebody's papers are asked for again when they are opened again. */
export const fileQuery = (asked: FileAsked) =>
  queryOptions({
    queryKey: [resourceUrl(asked.resource), asked.verb, asked.params, numeroContratCourant.get()],
    queryFn: () => readFile(asked),
    // The viewer itself says that it did not come.
    meta: { silent: true },
    ...lifetimeOptions(0),
  })

/** To be kept, under the name that the server gives. */
export function useSaveFile() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (asked: FileAsked) =>
      askedOnce([resourceUrl(asked.resource), asked.verb, asked.params], async () => {
        const { blob, nom } = await readFile(asked)
        save(blob, nom)
      }),
    meta: { failure: textesListes.fichierNonTelecharge },
  })
  return { saveFile: mutate, isSaving: (asked: FileAsked) => isPending && isSame(variables, asked) }
}

const isSame = (one: FileAsked, other: FileAsked) =>
  one.resource === other.resource && JSON.stringify(one.params) === JSON.stringify(other.params)
