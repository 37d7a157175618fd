import { optionRadiationActe } from '@espace-adherent/contract/options'
import { formatMontant } from '@espace-adherent/domain/montants'
import { RadioGroup } from '@espace-adherent/ui/choix'
import { Champ } from '@espace-adherent/ui/forms'
import { Demarche } from '../actes/index.ts'
import { type RetraitProps, retraitDemarche } from './retrait.tsx'
import { textes } from './textes.ts'

const UnSeul = ({ form, faits }: RetraitProps) => (
  <Champ form={form} name="codes">
    {({ value, onChange, ...champ }) => (
      <RadioGroup
        {...champ}
        value={value[0] ?? null}
        onChange={(code) => onChange([code])}
        label={textes.retirerLequel}
        required
        choix={faits.renforts.map(({ code, libelle, montantMensuel }) => ({
          valeur: code,
          libelle: textes.libellePrix(libelle, formatMontant(montantMensuel)),
        }))}
      />
    )}
  </Champ>
)

const definition = retraitDemarche(optionRadiationActe, UnSeul)

export default () => <Demarche definition={definition} />
