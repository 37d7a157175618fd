import { reclamationActe } from '@espace-adherent/contract/reclamation'
import { isDateCalendaire } from '@espace-adherent/domain/calendrier'
import { joindre } from '@espace-adherent/domain/contact'
import { demarche } from '../actes/index.ts'
import { Reclamation } from './Champs.tsx'
import { textes } from './textes.ts'

export default demarche(
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
    // What somebody had begun to write to us.
    apporte: ({ message }, { search }) => ({ message: joindre(message, search.get('message')) }),
  },
)
