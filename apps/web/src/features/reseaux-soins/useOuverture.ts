import { type ReseauToken, reseauTokenUrl } from '@espace-adherent/contract/reseaux-soins'
import {
  adresseReseau,
  isJetonRequis,
  isNouvelleFenetre,
  type ReseauAOuvrir,
} from '@espace-adherent/domain/reseaux-soins'
import { useMutation } from '@tanstack/react-query'
import { openTab } from '../../platform/browser/tab.ts'
import { http } from '../../platform/http/http.ts'
import { textes } from './textes.ts'

type Demande = { reseau: ReseauAOuvrir; tab: Window | null }

const readToken = async ({ reseau }: ReseauAOuvrir) =>
  ((await http.get(reseauTokenUrl(reseau))) as ReseauToken).scTokenId

/** Opens a network in the way that is its own. `busy` is the one whose token is on its way. */
export function useOuverture() {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ reseau, tab }: Demande) => {
      try {
        const jeton = isJetonRequis(reseau) ? await readToken(reseau) : null
        const adresse = adresseReseau(reseau, { jeton, maintenant: new Date() })
        if (adresse) lead(tab, adresse)
        else tab?.close()
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    meta: { failure: textes.jetonNonRecu },
  })
  return {
    busy: isPending ? variables.reseau.reseau : null,
    ouvrir: (reseau: ReseauAOuvrir) =>
      mutate({
        reseau,
        tab: isNouvelleFenetre(reseau) ? openTab(textes.ouverture(reseau.reseau)) : null,
      }),
  }
}

/** A tab that the person closed meanwhile is an answer; one that was refused is replaced by this page. */
function lead(tab: Window | null, adresse: string): void {
  if (tab) {
    if (!tab.closed) tab.location.replace(adresse)
  } else window.location.assign(adresse)
}
