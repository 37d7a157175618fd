import { gestions, type Resource, registry } from '@espace-adherent/contract'
import { sansAccents } from '@espace-adherent/domain'

const gestionsToutes = Object.entries(gestions)

const parChemin = new Map<string, string>([
  ...(Object.values(registry) as Resource[]).map(({ path, libelle }) => [path, libelle] as const),
  ...gestionsToutes.map(([, { path, libelle }]) => [path, libelle] as const),
])

/** « GET /api/admin/evolutions/historique »: what is read there, as the screens call it. */
export function libelleRoute(route: string | null): string | undefined {
  const parties = route?.replace(/^[A-Z]+ \/api(\/admin)?/, '').split('/') ?? []
  for (let fin = parties.length; fin > 1; fin--) {
    const libelle = parChemin.get(parties.slice(0, fin).join('/'))
    if (libelle) return libelle
  }
  return undefined
}

const simple = (texte: string) => sansAccents(texte).toLowerCase()

/** The keys of what is called so: staff look for what they read. */
export const clesNommees = (texte: string | undefined): string[] =>
  texte === undefined
    ? []
    : gestionsToutes
        .filter(([, { libelle }]) => simple(libelle).startsWith(simple(texte)))
        .map(([cle]) => cle)
