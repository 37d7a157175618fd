import { droitsActe, lignesDroits } from '@espace-adherent/contract'
import { dateAParis, libellesDroitPersonnel } from '@espace-adherent/domain'
import { dire, repondu, traite } from '../actes/index.ts'
import { dernierJourDe, textesDemandes } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import * as mots from './mots.ts'
import { droitsMots } from './mots.ts'

/** A clerk does what is asked with what the back office has for it; nobody is answered who is not known. */
const droitsTraite = traite({
  acte: droitsActe,
  verifie: (_avant, _data, { identiteVerifieeLe }) => ({
    // Null: it came without an account, and nobody has looked yet.
    identite: identiteVerifieeLe === null ? textesDemandes.identiteAVerifier : null,
  }),
  resume: (_, data) => lignesDroits(data),
  suite(fait, _, { droit }, { envoyeeLe }) {
    const reponse = dernierJourDe(droitsActe.key, 'reponse', { envoi: dateAParis(envoyeeLe) })
    const valeurs = { droit: libellesDroitPersonnel[droit], reponse }
    // Its acknowledgement tells of it, on paper.
    return dire(repondu(fait), mots, valeurs, {}, { isDite: true, le: reponse })
  },
})

export const droitsPersonnelsSlice = defineSlice({
  nom: 'droits-personnels',
  mots: droitsMots,
  actes: () => [droitsTraite],
})
