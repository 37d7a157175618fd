import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { joindre } from '@espace-adherent/domain/contact'
import { demarche } from '../actes/index.ts'
import { Demande } from './Champs.tsx'
import { textes } from './textes.ts'

const { avant, confirmer } = textes

export default demarche(
  resiliationActe,
  { demande: Demande },
  {
    avant,
    confirmer,
    // What somebody had begun to write to us.
    apporte: ({ precision }, { search }) => ({
      precision: joindre(precision, search.get('message')),
    }),
  },
)
