import { reclamationActe } from '@espace-adherent/contract/reclamation'
import { isDateCalendaire } from '@espace-adherent/domain/calendrier'
import { libellesObjetReclamation } from '@espace-adherent/domain/reclamation'
import { champs, jour, liste, recit } from '@espace-adherent/ui/champs'
import { demarche, type VueDe } from '../actes/index.ts'
import { textes } from './textes.ts'

/** What, since when, what is hoped for. */
const Reclamation = ({ form }: VueDe<typeof reclamationActe>) =>
  champs(form, {
    objet: liste(textes.objet, libellesObjetReclamation),
    message: recit(textes.message, { hint: textes.messageAide, rows: 6 }),
    depuis: jour(textes.depuis, { hint: textes.depuisAide, required: false }),
    attendu: recit(textes.attendu, { hint: textes.attenduAide, required: false, rows: 3 }),
  })

export const reclamationDefinition = demarche(
  reclamationActe,
  { reclamation: Reclamation },
  {
    confirmer: textes.confirmer,
    // A link that contests a request for money says which: the message begins with it.
    initial({ search, contrat }) {
      const [montant, le] = [Number(search.get('tropPercu')), search.get('le')]
      if (!(montant > 0) || le === null || !isDateCalendaire(le)) return {}
      return {
        numeroContrat: contrat.numeroContratIndividuel,
        objet: 'remboursement',
        message: textes.tropPercu(montant, le),
      }
    },
  },
)
