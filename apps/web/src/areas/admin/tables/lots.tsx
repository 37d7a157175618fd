import { type AvancementLot, type BilanLot, lotsGestion } from '@espace-adherent/contract/gestions'
import type { EtatLot } from '@espace-adherent/domain'
import { complementDe } from '../../../features/gestion/index.ts'
import { Accord, Avancement, Bilan, Envoi, Etat, Rejets } from '../../../features/imports/index.ts'

export default complementDe(lotsGestion, {
  children: <Envoi />,
  rendus: {
    etat: ({ etat }) => <Etat etat={etat as EtatLot} />,
    avancement: ({ avancement }) =>
      avancement ? <Avancement {...(avancement as AvancementLot)} /> : null,
    bilan: ({ bilan }) => (bilan ? <Bilan {...(bilan as BilanLot)} /> : null),
    rejets: (ligne) => (ligne.rejets ? <Rejets ligne={ligne} /> : null),
    accord: (ligne) => (ligne.accord ? <Accord ligne={ligne} /> : null),
  },
})
