import type { SaisieRib } from '@espace-adherent/domain/rib'
import { TextField } from '@espace-adherent/ui/fields'
import { Champ, type FieldValues, type Formulaire } from '@espace-adherent/ui/forms'
import { BicField, IbanField } from '@espace-adherent/ui/rib'
import type { VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

type ChampsCompteProps<S extends FieldValues> = Pick<VueProps<S>, 'form' | 'regles'>

/** The three fields of a bank account, whatever it is for. */
export function ChampsCompte<S extends SaisieRib & FieldValues>({
  form: given,
  regles,
}: ChampsCompteProps<S>) {
  const form = given as unknown as Formulaire<SaisieRib & FieldValues>
  return (
    <>
      <Champ form={form} name="titulaire">
        {(champ) => <TextField {...champ} label={textes.titulaire} required autoComplete="name" />}
      </Champ>
      <Champ form={form} name="iban">
        {(champ) => <IbanField {...champ} {...regles} required />}
      </Champ>
      <Champ form={form} name="bic">
        {(champ) => (
          <BicField
            {...champ}
            required={!regles.ibanEtrangerAccepte}
            isFacultatif={regles.ibanEtrangerAccepte}
          />
        )}
      </Champ>
    </>
  )
}
