import { courriersResource, gedResource } from '@espace-adherent/contract/documents'
import type { TrouveMembre } from '@espace-adherent/contract/recherche'
import { navigate } from '../../platform/routing/hash-location.ts'
import { presentationDe } from '../actes/index.ts'
import { ouvrirDocument } from '../documents/index.ts'
import { useLiens } from '../portail/index.ts'

/** Where one writes to the insurer, as an act: its message may be begun. */
export const slugContact = presentationDe('contactActeGestion').slug

/** Leads to what was found: a document is shown over the page, all else is a page. */
export function useOuvrirTrouve() {
  const liens = useLiens()
  return ({ titre, vers }: TrouveMembre) => {
    if (vers.genre === 'document')
      ouvrirDocument({
        resource: vers.isCourrier ? courriersResource : gedResource,
        verb: 'visionneuse',
        params: { id: vers.id },
        titre,
      })
    else if (vers.genre === 'acte') navigate(liens.demarche(presentationDe(vers.acte).slug))
    else if (vers.genre === 'prestation') navigate(liens.prestation(vers.id))
    else navigate(`#${vers.chemin}`)
  }
}
