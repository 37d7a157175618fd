import { definitionDe, type Entite } from '@espace-adherent/contract/imports'
import { z } from 'zod'

type Forme = {
  type?: string
  properties?: Record<string, Forme>
  items?: Forme
  anyOf?: Forme[]
  oneOf?: Forme[]
  additionalProperties?: unknown
}

/** Whether a mapping may fill this: « nom », « adresse.localite », « lignes[].rc ». */
export function isChampDe(entite: Entite, champ: string): boolean {
  let formes: Forme[] = [z.toJSONSchema(definitionDe(entite).schema, { io: 'input' }) as Forme]
  for (const pas of champ.split('.')) {
    const nom = pas.replace(/\[\]$/, '')
    formes = formes.flatMap(alternatives).flatMap((forme) => {
      // « fonctionnalites »: its names are free.
      if (typeof forme.additionalProperties === 'object')
        return [forme.additionalProperties as Forme]
      const { properties = {} } = forme
      return Object.hasOwn(properties, nom) ? [properties[nom] as Forme] : []
    })
    if (pas.endsWith('[]'))
      formes = formes.flatMap(alternatives).flatMap(({ items }) => (items ? [items] : []))
    if (formes.length === 0) return false
  }
  return !/^(?:__proto__|constructor|prototype)$/.test(champ.split('.').at(-1) ?? '')
}

const alternatives = (forme: Forme): Forme[] => {
  const autres = [...(forme.anyOf ?? []), ...(forme.oneOf ?? [])]
  return autres.length === 0 ? [forme] : autres.flatMap(alternatives)
}
