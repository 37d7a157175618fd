import { reseauxSoinsGestion } from '@espace-adherent/contract'
import { isSitePartenaire } from '@espace-adherent/domain'
import { AppError } from '../../platform/http/index.ts'
import { gere } from '../gestion/index.ts'
import { reseauSoins } from './reseaux-soins.repository.ts'
import { textes } from './textes.ts'

/** The care networks of the insurer, looked after by its staff; on which sites they are takes two administrators. */
export const reseauxSoinsTenus = gere(reseauxSoinsGestion, {
  table: reseauSoins,
  cle: reseauSoins.id,
  part: ({ client }) => ({ clientCode: client.code }),
  async verifie({ client }, _tx, { url }) {
    if (url !== undefined && !isSitePartenaire(String(url), client.config.sitesPartenaires))
      throw new AppError('BadRequest', undefined, { url: textes.siteInconnu })
  },
})
