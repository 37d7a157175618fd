import { lignesReclamation, reclamationActe } from '@espace-adherent/contract'
import { dateAParis, libellesObjetReclamation } from '@espace-adherent/domain'
import { dire, repondu, traite } from '../actes/index.ts'
import { dernierJourDe } from '../demandes/index.ts'
import { defineSlice } from '../slice.ts'
import * as mots from './mots.ts'
import { reclamationMots } from './mots.ts'

/** Accepting changes nothing by itself: it says that whoever complains is right. */
const reclamationTraite = traite({
  acte: reclamationActe,
  resume: (_, data) => lignesReclamation(data),
  suite(fait, _, { objet }, { envoyeeLe }) {
    const reponse = dernierJourDe(reclamationActe.key, 'reponse', { envoi: dateAParis(envoyeeLe) })
    const dit = { sujet: libellesObjetReclamation[objet], reponse }
    // Its acknowledgement tells of it, on paper.
    return dire(repondu(fait), mots, dit, {}, { isDite: true, le: reponse })
  },
})

export const reclamationSlice = defineSlice({
  nom: 'reclamation',
  mots: reclamationMots,
  actes: () => [reclamationTraite],
})
