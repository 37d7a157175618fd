import type { AssuresDemo, CodeClient } from '../types.ts'
import { documentsDe } from './documents.ts'
import { parMoisDe } from './prix.ts'

type Options = {
  client: { code: CodeClient; libelle: string }
  assures: AssuresDemo
  aujourdhui: string
  idOf(cle: string): string
}

/** The papers of every contract, ready to be kept. The portal draws them when they are opened: there are no bytes to import. */
export function documentsLot({ client: { code, libelle }, assures, aujourdhui, idOf }: Options) {
  const parMois = parMoisDe(code, assures, Number(aujourdhui.slice(0, 4)))
  return assures.contrats
    .flatMap((contrat) => documentsDe(contrat, libelle, aujourdhui, assures.personnes, parMois))
    .map(({ cle, ...document }) => ({
      clientCode: code,
      ...document,
      personneId: cle ? idOf(cle) : null,
    }))
}
