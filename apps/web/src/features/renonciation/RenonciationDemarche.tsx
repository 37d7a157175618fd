import {
  type FaitsRenonciation,
  renonciationActe,
  type SaisieRenonciation,
} from '@espace-adherent/contract/renonciation'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

/** Whoever comes without having chosen. */
const Choix = ({
  form,
  faits: { conclusions },
}: VueProps<SaisieRenonciation, FaitsRenonciation>) =>
  conclusions.length === 0 ? (
    <Notice tone="info" title={textes.aucune}>
      {textes.aucuneTexte}
    </Notice>
  ) : (
    <Champ form={form} name="demandeId">
      {(champ) => (
        <RadioGroup
          {...champ}
          label={textes.choix}
          required
          choix={conclusions.map(({ demandeId, libelle }) => ({ valeur: demandeId, libelle }))}
        />
      )}
    </Champ>
  )

const definition = {
  ...demarche(renonciationActe, { choix: Choix }, ({ contrat, faits, search }) => {
    const choisie = search.get('demande') ?? ''
    return {
      numeroContrat: contrat.numeroContratIndividuel,
      // What can no longer be given up is not chosen.
      demandeId: faits.conclusions.some(({ demandeId }) => demandeId === choisie) ? choisie : '',
    }
  }),
  confirmer: textes.confirmer,
}

export default () => <Demarche definition={definition} />
