import {
  type FaitsAjoutOption,
  optionAffiliationActe,
  type SaisieAjoutOption,
} from '@espace-adherent/contract/options'
import { formatMontant } from '@espace-adherent/domain/montants'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { DateEffetField } from '@espace-adherent/ui/dates'
import { Notice } from '@espace-adherent/ui/feedback'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche, demarche, type VueProps } from '../actes/index.ts'
import { RatiosCotisations } from '../ratios/index.ts'
import { textes } from './textes.ts'

type Props = VueProps<SaisieAjoutOption, FaitsAjoutOption>

const prixDe = ({ renforts }: FaitsAjoutOption, code: string) =>
  renforts.find((renfort) => renfort.code === code)?.montantMensuel ?? 0

function Choix({ form, faits }: Props) {
  const choisi = faits.renforts.find(({ code }) => code === form.watch('code'))
  if (faits.renforts.length === 0) return <Notice tone="info" title={textes.aucunAAjouter} />
  return (
    <>
      <Champ form={form} name="code">
        {(champ) => (
          <RadioGroup
            {...champ}
            onChange={(code) => {
              champ.onChange(code)
              form.setValue('montantMensuel', prixDe(faits, code))
            }}
            label={textes.lequel}
            hint={choisi && <p role="status">{choisi.description}</p>}
            required
            choix={faits.renforts.map(({ code, libelle, montantMensuel }) => ({
              valeur: code,
              libelle: textes.libellePrix(libelle, formatMontant(montantMensuel)),
            }))}
          />
        )}
      </Champ>
      <Champ form={form} name="dateEffet">
        {(champ) => (
          <DateEffetField {...champ} label={textes.debut} required plages={faits.plages} />
        )}
      </Champ>
      <RatiosCotisations ratios={faits.ratios} />
    </>
  )
}

const definition = demarche(
  optionAffiliationActe,
  { renfort: Choix },
  ({ contrat, faits, search }) => {
    const code = search.get('renfort') ?? ''
    return {
      numeroContrat: contrat.numeroContratIndividuel,
      code,
      montantMensuel: prixDe(faits, code),
    }
  },
)

export default () => <Demarche definition={definition} />
