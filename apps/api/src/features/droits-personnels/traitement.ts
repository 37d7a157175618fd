import { droitsActe, lignesDroits } from '@espace-adherent/contract'
import { libellesDroitPersonnel } from '@espace-adherent/domain'
import { traite } from '../actes/index.ts'
import { textesDemandes } from '../demandes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import * as mots from './mots.ts'

/** A clerk does what is asked with what the back office has for it; nobody is answered who is not known. */
export const droitsTraite = traite({
  acte: droitsActe,
  verifie: (_avant, _data, { identiteVerifieeLe }) => ({
    // Null: it came without an account, and nobody has looked yet.
    identite: identiteVerifieeLe === null ? textesDemandes.identiteAVerifier : null,
  }),
  resume: (_, data) => lignesDroits(data),
  annonces: (_, { droit }) => ({
    appliquee: annonce(mots.fait, { droit: libellesDroitPersonnel[droit] }),
  }),
})
