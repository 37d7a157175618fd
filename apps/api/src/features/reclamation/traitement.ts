import { lignesReclamation, reclamationActe } from '@espace-adherent/contract'
import { dateAParis, libellesObjetReclamation } from '@espace-adherent/domain'
import { repondu, traite } from '../actes/index.ts'
import { dernierJourDe } from '../demandes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import * as mots from './mots.ts'

/** Accepting changes nothing by itself: it says that whoever complains is right. */
export const reclamationTraite = traite({
  acte: reclamationActe,
  resume: (_, data) => lignesReclamation(data),
  suite(fait, _, { objet }, { envoyeeLe }) {
    if (repondu(fait).issue !== 'recue') {
      const sujet = libellesObjetReclamation[objet]
      return { annonce: annonce(mots.repondue, { sujet }), ton: 'fait' }
    }
    const reponse = dernierJourDe(reclamationActe.key, 'reponse', { envoi: dateAParis(envoyeeLe) })
    // Its acknowledgement tells of it, on paper.
    return { annonce: annonce(mots.recue, { reponse }), ton: 'attente', le: reponse, isDite: true }
  },
})
