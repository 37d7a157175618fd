import { RadioGroup } from '@espace-adherent/ui/choix'
import { Notice } from '@espace-adherent/ui/feedback'
import type { ChampProps } from '@espace-adherent/ui/fields'
import type { Choix } from './saisie.ts'
import { textes } from './textes.ts'

type PourQuiProps = Omit<ChampProps<string | null>, 'label'> & Pick<Choix, 'personnes'>

/** For whom, where there is a choice, and what is not counted of somebody whose care is their own. */
export const PourQui = ({ personnes, ...champ }: PourQuiProps) => (
  <>
    {personnes.length > 1 && (
      <RadioGroup
        {...champ}
        label={textes.pour}
        choix={personnes.map(({ numPers, prenom }) => ({ valeur: numPers, libelle: prenom }))}
        required
      />
    )}
    {personnes.find(({ numPers }) => numPers === champ.value)?.isConfidentiel && (
      <Notice tone="info" title={textes.sansHistorique}>
        {textes.sansHistoriqueTexte}
      </Notice>
    )}
  </>
)
