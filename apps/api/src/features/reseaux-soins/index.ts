import type { ReseauSoins } from '@espace-adherent/contract'
import { isSitePartenaire } from '@espace-adherent/domain'
import { defineCible } from '../../noyau/fusion/index.ts'
import type { MembreContext } from '../context.ts'
import { defineSlice } from '../slice.ts'
import { reseauxSoinsTenus } from './gestion.ts'
import { findReseaux } from './reseaux-soins.repository.ts'
import { registerReseauxSoins } from './reseaux-soins.routes.ts'
import { reseauSoins } from './reseaux-soins.schema.ts'

/** Without their pictures, which staff look after. */
export const reseauxImportes = defineCible({
  nom: 'reseaux',
  table: reseauSoins,
  cles: ['reseau'],
  donnees: ['url', 'numOmc', 'icon', 'imageForm', 'description', 'ordre'],
  trouve: 't.reseau = s.reseau',
  cle: 'reseau',
  contrat: null,
})

/** The networks of the client: they are the same for all its members. One whose site is not named leads nowhere. */
const reseauxSoinsSource = {
  async list({ db, client }: MembreContext): Promise<ReseauSoins[]> {
    const reseaux = await findReseaux(db, client.code)
    return reseaux.map((reseau) => ({
      ...reseau,
      url: isSitePartenaire(reseau.url, client.config.sitesPartenaires) ? reseau.url : '',
    }))
  },
}

export const reseauxSoinsSlice = defineSlice({
  nom: 'reseaux-soins',
  sources: () => ({ reseauxSoins: reseauxSoinsSource }),
  gestions: [reseauxSoinsTenus],
  mount: registerReseauxSoins,
})
