import type { Module } from './modules.ts'

const rings = [
  'packages/domain/src',
  'packages/contract/src',
  'apps/api/src/features',
  'apps/web/src/features',
]

/** Slices that one ring alone has, each with its reason. Any other name is that of the same slice in another ring. */
export const inOneRing: Readonly<Record<string, string>> = {
  acte: 'the shape of an act, beside the acts',
  addresses: 'the addresses of all resources, gathered',
  errors: 'the one table of errors',
  formulaires: 'the forms of all acts, gathered',
  gestions: 'the declarations of all staff tables, gathered',
  headers: 'headers of the wire',
  resources: 'what a resource is',
  calendrier: 'rules of dates that every slice uses',
  choix: 'what can be chosen, whatever the list',
  deport: 'who may not treat whose request',
  identite: 'rules of names and births',
  medical: 'which pieces are medical',
  montants: 'rules of amounts',
  prestations: 'rules of care, which several slices reckon with',
  telephone: 'rules of telephone numbers',
  texte: 'rules of written French',
  validation: 'messages of the checks of a form',
  budgets: 'how many calls somebody may make: only the server knows',
  messages: 'mails and text messages: only the server sends them',
  nouvelles: 'how somebody is told: only the server tells',
  palette: 'commands typed with Ctrl K: only the browser has them',
  sorties: 'links that leave the portal',
  suivis: 'what staff follow, until all of it is a gestion',
}

/** A slice has one name, the same in every ring. */
export function findNames(modules: readonly Pick<Module, 'path'>[]): string[] {
  const ringsOf = new Map<string, Set<string>>()
  for (const { path } of modules) {
    const ring = rings.find((folder) => path.startsWith(`${folder}/`))
    const [slice, file] = ring ? path.slice(ring.length + 1).split('/') : []
    if (ring && slice && file) ringsOf.set(slice, (ringsOf.get(slice) ?? new Set()).add(ring))
  }
  const alone = [...ringsOf].filter(([, found]) => found.size === 1).map(([slice]) => slice)
  return [
    ...alone
      .filter((slice) => !(slice in inOneRing))
      .map((slice) => `${[...(ringsOf.get(slice) ?? [])]}/${slice}: no other ring has this name`),
    ...Object.keys(inOneRing)
      .filter((slice) => !alone.includes(slice))
      .map((slice) => `scripts/check/names.ts lists ${slice}, which is not in one ring alone`),
  ]
}
