import { lignesReclamation, reclamationActe } from '@espace-adherent/contract'
import { libellesObjetReclamation } from '@espace-adherent/domain'
import { traite } from '../actes/index.ts'
import { annonce } from '../nouvelles/index.ts'
import * as mots from './mots.ts'

/** Accepting changes nothing by itself: it says that whoever complains is right. */
export const reclamationTraite = traite({
  acte: reclamationActe,
  resume: (_, data) => lignesReclamation(data),
  annonces: (_, { objet }) => ({
    appliquee: annonce(mots.repondue, { sujet: libellesObjetReclamation[objet] }),
  }),
})
