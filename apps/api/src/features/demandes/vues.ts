import {
  COMPTE_MAX,
  registreGestion,
  traitementResource,
  VUES_COMPTEES_MAX,
  type VueFile,
} from '@espace-adherent/contract'
import { dateAParis } from '@espace-adherent/domain'
import type { StaffContext } from '../context.ts'
import { vuesSource } from '../gestion/index.ts'
import { countRecherches, type Recherche } from './file.repository.ts'
import { rechercheDe } from './file.ts'
import { porteeDe } from './portee.ts'

/** Counted as the list itself is narrowed, so that a view never says another number than it shows. */
export const vuesFileSource = {
  async list(context: StaffContext): Promise<VueFile[]> {
    const gardees = await vuesSource.list(context, { gestion: registreGestion.key })
    const vues = gardees
      .slice(0, VUES_COMPTEES_MAX)
      .map((vue) => ({ ...vue, recherche: lire(context, vue.parametres) }))
    const lisibles = vues.flatMap(({ recherche }) => (recherche ? [recherche] : []))
    const nombres = (await countRecherches(context.db, lisibles, COMPTE_MAX)).values()
    return vues.map(({ id, nom, parametres, isMienne, auteur, recherche }) => ({
      id,
      nom,
      parametres,
      isMienne,
      auteur,
      nombre: recherche ? (nombres.next().value ?? null) : null,
    }))
  },
}

/** What one looked for is no part of a view; « chez moi » is whoever asks. */
function lire({ client, visiteur, now }: StaffContext, parametres: string): Recherche | null {
  const { q: _, ...gardes } = Object.fromEntries(new URLSearchParams(parametres))
  const { data } = traitementResource.query.safeParse(gardes)
  if (!data) return null
  const { compteId } = visiteur
  return rechercheDe(data, {
    clientCode: client.code,
    compteId,
    jour: dateAParis(now),
    portee: porteeDe({ visiteur, client }),
  })
}
