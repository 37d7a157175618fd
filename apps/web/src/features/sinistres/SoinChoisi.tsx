import { searchSoins } from '@espace-adherent/domain/sinistres/trouver-soin.ts'
import { ChoixCherche } from '@espace-adherent/ui/choix'
import type { ChampProps } from '@espace-adherent/ui/fields'
import { textes } from './textes.ts'

const enChoix = (soins: ReturnType<typeof searchSoins>) =>
  soins.map(({ code, libelle }) => ({ valeur: code, libelle }))
const tous = enChoix(searchSoins(''))
const trouver = (recherche: string) => enChoix(searchSoins(recherche))

/** Of no care: it is left to a clerk. */
const AUTRE = 'autre'

type SoinChoisiProps = Omit<ChampProps<string>, 'label'> & {
  /** It is not in the list. */
  onAutre?: () => void
}

/** Care by the words of everyday, among all that the Assurance maladie and the insurer know. */
export const SoinChoisi = ({ onAutre, onChange, ...champ }: SoinChoisiProps) => (
  <ChoixCherche
    {...champ}
    label={textes.quelSoin}
    required
    choix={tous}
    trouver={trouver}
    {...(onAutre && { fin: { valeur: AUTRE, libelle: textes.autreSoin } })}
    isReplie
    mots={textes.cherche}
    onChange={(code) => (code === AUTRE ? onAutre?.() : onChange(code))}
  />
)
