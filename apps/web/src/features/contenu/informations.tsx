import { BLOCS_INFORMATIONS } from '@espace-adherent/contract/contenu/affiches.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Affiche, isAffiche, prepareAffiche } from './affiches.tsx'

const blocDe = (path: string): string | undefined =>
  Object.entries(BLOCS_INFORMATIONS).find(([part]) => part === path.split('/')[1])?.[1]

/** The dated notices of that part of the member area. */
export function Informations({ path }: { path: string }) {
  const bloc = blocDe(path)
  return bloc !== undefined && isAffiche(bloc) && <Affiche key={bloc} bloc={bloc} />
}

/** What stands above the first screen of a member. */
export const prepareInformations = (client: QueryClient, path: string) =>
  Promise.all([prepareAffiche(client), prepareAffiche(client, blocDe(path) ?? '')])
