import { resiliationActe } from '@espace-adherent/contract/resiliation'
import { joindre } from '@espace-adherent/domain/contact'
import { demarche, type VueDe } from '../actes/index.ts'
import { proposerAdresses } from '../adresse/index.ts'
import { Demande } from './Champs.tsx'
import { textes } from './textes.ts'

const { avant, confirmer } = textes

const Connectee = (vue: VueDe<typeof resiliationActe>) => (
  <Demande {...vue} proposer={proposerAdresses} />
)

export default demarche(
  resiliationActe,
  { demande: Connectee },
  {
    avant,
    confirmer,
    // What somebody had begun to write to us.
    apporte: ({ precision }, { search }) => ({
      precision: joindre(precision, search.get('message')),
    }),
  },
)
