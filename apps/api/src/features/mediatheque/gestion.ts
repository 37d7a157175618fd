import { bibliothequesGestion, tagsGestion } from '@espace-adherent/contract'
import { gere } from '../gestion/index.ts'
import { bibliotheques, countRanges, tags } from './mediatheque.repository.ts'
import { textes } from './textes.ts'

/** Libraries and tags of the insurer; one that documents stand in stays. */
export const mediathequeTenue = [
  gere(bibliothequesGestion, {
    table: bibliotheques,
    cle: bibliotheques.id,
    part: ({ client }) => ({ clientCode: client.code }),
    usages: ({ db }, id) => usages(countRanges(db, 'bibliotheque', id)),
  }),
  gere(tagsGestion, {
    table: tags,
    cle: tags.id,
    part: ({ client }) => ({ clientCode: client.code }),
    usages: ({ db }, id) => usages(countRanges(db, 'tag', id)),
  }),
]

const usages = async (ranges: Promise<number>) => {
  const nombre = await ranges
  return nombre > 0 ? [{ libelle: textes.documents, nombre }] : []
}
