import type { SaisieRib } from '@espace-adherent/domain/rib/rib.ts'
import { champs } from '@espace-adherent/ui/champs/champs.tsx'
import { texte } from '@espace-adherent/ui/champs/genres.tsx'
import type { FieldValues, Formulaire } from '@espace-adherent/ui/forms'
import { BicField, IbanField } from '@espace-adherent/ui/rib/BankFields.tsx'
import type { VueProps } from '../actes/index.ts'
import { textes } from './textes.ts'

type ChampsCompteProps<S extends FieldValues> = Pick<VueProps<S>, 'form' | 'regles'>

/** The three fields of a bank account, whatever it is for. */
export function ChampsCompte<S extends SaisieRib & FieldValues>({
  form: given,
  regles,
}: ChampsCompteProps<S>) {
  const form = given as unknown as Formulaire<SaisieRib & FieldValues>
  const isFacultatif = regles.ibanEtrangerAccepte
  return champs(form, {
    titulaire: texte(textes.titulaire, { autoComplete: 'name' }),
    iban: (champ) => <IbanField {...champ} {...regles} required />,
    bic: (champ) => <BicField {...champ} required={!isFacultatif} isFacultatif={isFacultatif} />,
  })
}
